/**
 * Every team, with its id, school, mascot, abbreviation, Elo before the first game in the sample world, color, alternate color, home venue, nickname
 * (if it differs from the school), account and alternate name. Schools, mascots, abbreviations and home venues are real. Elo ratings are made up, in
 * the range of the service's values. Most colors are close to the real ones. Add teams at the end, because the ids of made-up players contain the
 * position in the list.
 */
const table = `
194|Ohio State|Buckeyes|OSU|2086|ba0c2f|ffffff|3861|Ohio St|OhioStateFB
87|Notre Dame|Fighting Irish|ND|2064|0c2340|c99700|3855||NDFootball
213|Penn State|Nittany Lions|PSU|1983|061440|ffffff|3632|Penn St|PennStateFball
251|Texas|Longhorns|TEX|2021|c15d26|ffffff|3910||TexasFootball
61|Georgia|Bulldogs|UGA|2071|ba0c2f|000000|3917||GeorgiaFootball
2483|Oregon|Ducks|ORE|2112|007030|fee123|3626||oregonfootball
68|Boise State|Broncos|BOIS|1822|0033a0|d64309|3653|Boise St|BroncoSportsFB
9|Arizona State|Sun Devils|ASU|1837|8c1d40|ffc627|3947|Arizona St|ASUFootball
84|Indiana|Hoosiers|IU|2000|990000|ffffff|3830||IndianaFootball
2567|SMU|Mustangs|SMU|1874|c8102e|354ca1|3735||SMUFB|Southern Methodist
228|Clemson|Tigers|CLEM|1840|f56600|522d80|3836||ClemsonFB
2633|Tennessee|Volunteers|TENN|1952|ff8200|ffffff|3853||Vol_Football
2390|Miami|Hurricanes|MIA|2164|f47321|005030|3948||CanesFootball|Miami (FL)
158|Nebraska|Cornhuskers|NEB|2003|d00000|ffffff|3834||HuskerFBNation
221|Pittsburgh|Panthers|PITT||003594|ffb81c|3752|Pitt|Pitt_FB
277|West Virginia|Mountaineers|WVU||002855|eaaa00|3842||WVUfootball
2506|Presbyterian|Blue Hose|PRES|972|194896|9d2235|90012||BlueHoseFB
131901|St. Andrews
276|Marshall|Thundering Herd|MRSH||00ae42|ffffff|3775||HerdFB
131902|Great Lakes Navy
131903|Camp Grant|Warriors
-1|TBD
-2|TBD
333|Alabama|Crimson Tide|ALA|1962|9e1632|ffffff|3657||AlabamaFTBL|Bama
145|Ole Miss|Rebels|MISS|1975|13294b|c8102e|3974||OleMissFB|Mississippi
2579|South Carolina|Gamecocks|SC|1918|73000a|000000|3994||GamecockFB
142|Missouri|Tigers|MIZ|1846|f1b82d|000000|3838||MizzouFootball|Mizzou
66|Iowa State|Cyclones|ISU|1834|822433|fdca2f|3772|Iowa St|CycloneFB
252|BYU|Cougars|BYU|1857|003da5|ffffff|3801||BYUfootball|Brigham Young
38|Colorado|Buffaloes|COLO|1809|000000|cfb87c|3726||CUBuffsFootball
356|Illinois|Fighting Illini|ILL|1801|e84a27|13294b|3832||IlliniFootball
183|Syracuse|Orange|SYR|1772|ff6500|000e54|1964||CuseFootball
97|Louisville|Cardinals|LOU|1838|c9001f|000000|3873||LouisvilleFB
349|Army|Black Knights|ARMY|1768|000000|b2a978|3841||ArmyWP_Football|Army West Point
235|Memphis|Tigers|MEM|1744|004991|8e8e90|3805||MemphisFB
2439|UNLV|Rebels|UNLV|1731|b10202|666666|6501||unlvfootball|Nevada-Las Vegas
127|Michigan State|Spartans|MSU|1596|18453b|ffffff|3936|Michigan St|MSU_Football
26|UCLA|Bruins|UCLA|1621|2774ae|f2a900|1056||UCLAFootball
2509|Purdue|Boilermakers|PUR|1448|000000|cfb991|3907||BoilerFootball
59|Georgia Tech|Yellow Jackets|GT|1702|b3a369|003057|721|Ga Tech|GeorgiaTechFB
160|New Hampshire|Wildcats|UNH|1189|041e42|bbbcbc|||UNH_Football
172|Cornell|Big Red|COR|1064|b31b1b|ffffff|||BigRed_Football
2005|Air Force|Falcons|AF|1428|003087|8a8d8f|3713
2006|Akron|Zips|AKR|1262|041e42|a89968|3768
2026|App State|Mountaineers|APP|1468|222222|ffcc00|3792
12|Arizona|Wildcats|ARIZ|1688|cc0033|003366|3619
8|Arkansas|Razorbacks|ARK|1642|9d2235|ffffff|3887
2032|Arkansas State|Red Wolves|ARST|1441|cc092f|000000|3625
2|Auburn|Tigers|AUB|1724|0c2340|e87722|3785
2050|Ball State|Cardinals|BALL|1289|ba0c2f|ffffff|3919
239|Baylor|Bears|BAY|1701|154734|ffb81c|4727
103|Boston College|Eagles|BC|1498|98002e|bc9b6a|3615
189|Bowling Green|Falcons|BGSU|1391|fe5000|4f2c1d|3700
2084|Buffalo|Bulls|BUF|1402|005bbb|ffffff|3965
25|California|Golden Bears|CAL|1571|041e42|ffc72c|3831
2117|Central Michigan|Chippewas|CMU|1378|6a0032|ffc82e|3786
2429|Charlotte|49ers|CLT|1221|046a38|b9975b|4418
2132|Cincinnati|Bearcats|CIN|1672|e00122|000000|3854
324|Coastal Carolina|Chanticleers|CCU|1437|006f71|a27752|3654
36|Colorado State|Rams|CSU|1446|1e4d2b|c8c372|5388
48|Delaware|Blue Hens|DEL|1398|00539f|ffd200|3695
150|Duke|Blue Devils|DUKE|1692|00539b|ffffff|3982
151|East Carolina|Pirates|ECU|1530|4b1869|f0907b|3699
2199|Eastern Michigan|Eagles|EMU|1285|006633|ffffff|3912
57|Florida|Gators|FLA|1731|0021a5|fa4616|3634
2226|Florida Atlantic|Owls|FAU|1362|003366|cc0000|3715
2229|Florida International|Panthers|FIU|1356|081e3f|b6862c|2031
52|Florida State|Seminoles|FSU|1658|782f40|ceb888|3697
278|Fresno State|Bulldogs|FRES|1502|c41230|13284c|3660
290|Georgia Southern|Eagles|GASO|1433|011e41|87714d|3608
2247|Georgia State|Panthers|GAST|1251|0039a6|cc0000|4246
62|Hawai'i|Rainbow Warriors|HAW|1466|024731|c8c8c8|7220
248|Houston|Cougars|HOU|1669|c8102e|b2b4b2|4728
2294|Iowa|Hawkeyes|IOWA|1812|000000|fcd116|3793
55|Jacksonville State|Gamecocks|JXST|1432|b5030f|ffffff|3662
256|James Madison|Dukes|JMU|1628|450084|b5a068|3651
2305|Kansas|Jayhawks|KU|1653|0051ba|e8000d|3833
2306|Kansas State|Wildcats|KSU|1706|512888|a7a9ac|3636
338|Kennesaw State|Owls|KENN|1366|fdbb30|0b1315|4899
2309|Kent State|Golden Flashes|KENT|1136|002664|eaab00|3696
96|Kentucky|Wildcats|UK|1561|0033a0|ffffff|3683
2335|Liberty|Flames|LIB|1447|0a254e|990000|3992
309|Louisiana|Ragin' Cajuns|UL|1471|ce181e|ffffff|3666
2348|Louisiana Tech|Bulldogs|LT|1374|003087|e31b23|3776
99|LSU|Tigers|LSU|1798|461d7c|fdd023|3958
120|Maryland|Terrapins|MD|1572|ce1126|fcd20a|3665
113|Massachusetts|Minutemen|MASS|1098|881c1c|ffffff|3985
193|Miami (OH)|RedHawks|M-OH|1462|c41230|ffffff|3996|Miami (Ohio)
130|Michigan|Wolverines|MICH|1818|00274c|ffcb05|3558
2393|Middle Tennessee|Blue Raiders|MTSU|1274|0066cc|ffffff|3725
135|Minnesota|Golden Gophers|MINN|1702|5e0a2f|fab41e|3953
344|Mississippi State|Bulldogs|MSST|1567|5d1725|c1c6c8|3693
2623|Missouri State|Bears|MOST|1312|5e0009|ffffff|3878
2426|Navy|Midshipmen|NAVY|1622|00225b|b5a67c|3852
152|NC State|Wolfpack|NCSU|1611|cc0000|000000|3670
2440|Nevada|Wolf Pack|NEV|1309|003366|807f84|3816
167|New Mexico|Lobos|UNM|1457|ba0c2f|a7a8aa|3971
166|New Mexico State|Aggies|NMSU|1263|891216|000000|3601
153|North Carolina|Tar Heels|UNC|1556|7bafd4|13294b|3787
2459|Northern Illinois|Huskies|NIU|1412|c8102e|000000|3764
249|North Texas|Mean Green|UNT|1513|00853e|ffffff|3825
77|Northwestern|Wildcats|NU|1553|4e2a84|ffffff|5960
195|Ohio|Bobcats|OHIO|1498|00694e|ffffff|3876
201|Oklahoma|Sooners|OU|1803|841617|fdf9d8|3835
197|Oklahoma State|Cowboys|OKST|1483|fe5c00|000000|3646
295|Old Dominion|Monarchs|ODU|1427|003057|a2aaad|3918
204|Oregon State|Beavers|ORST|1469|dc4405|000000|3893
242|Rice|Owls|RICE|1293|00205b|c1c6c8|3895
164|Rutgers|Scarlet Knights|RUTG|1598|cc0033|ffffff|6577
2534|Sam Houston|Bearkats|SHSU|1403|fe5100|ffffff|3647
21|San Diego State|Aztecs|SDSU|1459|c41230|000000|7311
23|San José State|Spartans|SJSU|1413|0055a2|e5a823|3935|San Jose St
6|South Alabama|Jaguars|USA|1432|00205b|bf0d3e|6526
2572|Southern Miss|Golden Eagles|USM|1229|ffaa3c|000000|3815
58|South Florida|Bulls|USF|1566|006747|cfc493|3886
24|Stanford|Cardinal|STAN|1452|8c1515|ffffff|3940
2628|TCU|Horned Frogs|TCU|1719|4d1979|f1f2f3|3616
218|Temple|Owls|TEM|1281|9d2235|ffffff|3806
245|Texas A&M|Aggies|TA&M|1831|500000|ffffff|3795
326|Texas State|Bobcats|TXST|1459|4e1719|b4975a|3644
2641|Texas Tech|Red Raiders|TTU|1862|cc0000|000000|3784
2649|Toledo|Rockets|TOL|1528|15397f|ffda00|3739
2653|Troy|Trojans|TROY|1443|8a2432|b3b5b8|3975
2655|Tulane|Green Wave|TULN|1617|005837|418fde|4729
202|Tulsa|Golden Hurricane|TLSA|1253|003595|d0b787|3674
5|UAB|Blazers|UAB|1287|1e6b52|f4c300|7221
2116|UCF|Knights|UCF|1563|000000|bab079|3652
41|UConn|Huskies|CONN|1531|0c2340|f1f2f3|3892
2433|UL Monroe|Warhawks|ULM|1204|840029|fdb913|3817
30|USC|Trojans|USC|1842|9e2237|ffcc00|477
254|Utah|Utes|UTAH|1776|cc0000|808080|587
328|Utah State|Aggies|USU|1421|00263a|949ca1|3905
2638|UTEP|Miners|UTEP|1227|041e42|ff8200|3946
2636|UTSA|Roadrunners|UTSA|1497|0c2340|f15a22|3604
238|Vanderbilt|Commodores|VAN|1724|000000|cfae70|3973
258|Virginia|Cavaliers|UVA|1621|232d4b|f84c1e|3923
259|Virginia Tech|Hokies|VT|1558|861f41|e5751f|3799
154|Wake Forest|Demon Deacons|WAKE|1561|9e7e38|000000|3630
264|Washington|Huskies|WASH|1739|33006f|e8d3a2|3765
265|Washington State|Cougars|WSU|1502|a60f2d|4d4d4d|3820
98|Western Kentucky|Hilltoppers|WKU|1466|b01e24|ffffff|3796
2711|Western Michigan|Broncos|WMU|1391|532e1f|f1c500|3980
275|Wisconsin|Badgers|WIS|1627|c5050c|ffffff|347
2751|Wyoming|Cowboys|WYO|1387|492f24|ffc425|3984
2710|Western Illinois|Leathernecks|WIU|812|663399|ffd051
147|Montana State|Bobcats|MTST|1418|003875|fdbb30
399|UAlbany|Great Danes|UALB|1004|461660|eeb211
2466|Northwestern State|Demons|NWST|774|492f91|f78426
2755|Grambling|Tigers|GRAM|892|ecaa00|000000
79|Southern Illinois|Salukis|SIU|1146|720000|ffffff
302|UC Davis|Aggies|UCD|1262|183563|c69214
282|Indiana State|Sycamores|INST|934|0142bc|ffffff
2277|Houston Christian|Huskies|HCU|861|00539c|f58025
119|Towson|Tigers|TOW|1058|ffbb00|000000
2450|Norfolk State|Spartans|NORF|826|007a53|f3d03e
2754|Youngstown State|Penguins|YSU|1121|c8102e|ffffff
222|Villanova|Wildcats|VILL|1192|00205b|13b5ea`;

/** The columns of each team. A column without a value is an empty string. */
export const teamTable: readonly (readonly string[])[] = table
  .trimStart()
  .split("\n")
  .map((line) => line.split("|"));
