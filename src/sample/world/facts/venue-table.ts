/**
 * The columns are id, name, city, state, zip, time zone, latitude, longitude, elevation, capacity, year of construction, surface, and "dome" for a
 * venue with a roof. As in the service, some zips lack the leading zero and end with a space.
 */
export const venueTable = `
3855|Notre Dame Stadium|Notre Dame|IN|46556|Indiana/Indianapolis|41.6983|-86.2339|229.8|77622|1930|turf
3632|Beaver Stadium|University Park|PA|16802|New_York|40.8122|-77.8561|362.8|106572|1960|grass
3910|DKR-Texas Memorial Stadium|Austin|TX|78712|Chicago|30.2837|-97.7325|164.7|100119|1924|turf
3861|Ohio Stadium|Columbus|OH|43210|New_York|40.0017|-83.0197|222.7|102780|1922|turf
3970|State Farm Stadium|Glendale|AZ|85305|Phoenix|33.5276|-112.2626|325.3|63400|2006|grass|dome
5348|Mercedes-Benz Stadium|Atlanta|GA|30313|New_York|33.7554|-84.4009|309.6|71000|2017|turf|dome
1056|Rose Bowl|Pasadena|CA|90095|Los_Angeles|34.1613|-118.1676|252.4|89702|1922|grass
3493|Caesars Superdome|New Orleans|LA|70112|Chicago|29.9511|-90.0812|1.3|73208|1975|turf|dome
3948|Hard Rock Stadium|Miami Gardens|FL|33299|New_York|25.958|-80.2389|2.9|65326|1987|grass
3687|AT&T Stadium|Arlington|TX|76011|Chicago|32.7473|-97.0945|166.2|80000|2009|turf|dome
90011|Forbes Field|Pittsburgh|PA
90012|Bailey Memorial Stadium|Clinton|SC|29325|New_York|34.4636|-81.8722|204.1|6500|2002|grass
3917|Sanford Stadium|Athens|GA|30602|New_York|33.9497|-83.3734|217.4|93033|1929|grass
3626|Autzen Stadium|Eugene|OR|97401|Los_Angeles|44.0583|-123.0687|128.2|54000|1967|turf
3653|Albertsons Stadium|Boise|ID|83725|Boise|43.603|-116.1959|821.2|36387|1970|turf
3947|Mountain America Stadium|Tempe|AZ|85287|Phoenix|33.4264|-111.9326|356.2|53599|1958|grass
3830|Memorial Stadium (Bloomington, IN)|Bloomington|IN|47408|Indiana/Indianapolis|39.1809|-86.5257|235.7|52626|1960|turf
3735|Gerald J. Ford Stadium|University Park|TX|75275|Chicago|32.8377|-96.7828|180.1|32000|2000|turf
3836|Memorial Stadium (Clemson, SC)|Clemson|SC|29634|New_York|34.6788|-82.8432|218.5|81500|1942|grass
3853|Neyland Stadium|Knoxville|TN|37996|New_York|35.955|-83.925|256.6|101915|1921|grass
3834|Memorial Stadium (Lincoln, NE)|Lincoln|NE|68588|Chicago|40.8207|-96.7056|356.6|85458|1923|turf
3752|Acrisure Stadium|Pittsburgh|PA|15260|New_York|40.4468|-80.0158|222.6|68400|2001|grass
3842|Milan Puskar Stadium|Morgantown|WV|26507|New_York|39.6504|-79.9552|299.2|60000|1980|turf
3775|Joan C. Edwards Stadium|Huntington|WV|25755|New_York|38.4248|-82.4213|168.2|38227|1991|turf
3657|Bryant-Denny Stadium|Tuscaloosa|AL|35487|Chicago|33.2083|-87.5504|70.1|100077|1929|grass
3974|Vaught-Hemingway Stadium|Oxford|MS|38677|Chicago|34.362|-89.5343|153.6|64038|1915|grass
3994|Williams-Brice Stadium|Columbia|SC|29208|New_York|33.9731|-81.0192|60.3|77559|1934|grass
3838|Memorial Stadium|Columbia|MO|65211|Chicago|38.9358|-92.3332|216.2|61620|1926|turf
3772|Jack Trice Stadium|Ames|IA|50011|Chicago|42.014|-93.6358|284.4|61500|1975|grass
3801|LaVell Edwards Stadium|Provo|UT|84602|Denver|40.2575|-111.6546|1420.7|62073|1964|grass
3726|Folsom Field|Boulder|CO|80309|Denver|40.0095|-105.2669|1630.8|50183|1924|turf
3832|Memorial Stadium (Champaign, IL)|Champaign|IL|61820|Chicago|40.0992|-88.236|224.5|60670|1923|turf
1964|JMA Wireless Dome|Syracuse|NY|13244|New_York|43.0362|-76.1365|155.2|42784|1980|turf|dome
3873|L&N Federal Credit Union Stadium|Louisville|KY|40292|Kentucky/Louisville|38.2058|-85.7588|139.6|60800|1998|turf
3841|Michie Stadium|West Point|NY|10996|New_York|41.3875|-73.9641|118.3|38000|1924|turf
3805|Simmons Bank Liberty Stadium|Memphis|TN|38152|Chicago|35.1209|-89.9776|87.5|58325|1965|turf
6501|Allegiant Stadium|Las Vegas|NV|89154|Los_Angeles|36.0909|-115.1833|672.4|65000|2020|grass|dome
3936|Spartan Stadium|East Lansing|MI|48824|Detroit|42.7282|-84.4848|258.1|75005|1923|grass
3907|Ross-Ade Stadium|West Lafayette|IN|47907|Indiana/Indianapolis|40.4344|-86.9184|189.7|57236|1924|grass
721|Bobby Dodd Stadium|Atlanta|GA|30332|New_York|33.7724|-84.3928|299.8|55000|1913|turf
3713|Falcon Stadium|Colorado Springs|CO|80840|Denver|39|-104.84|2008|46692|1962|turf
3768|InfoCision Stadium|Akron|OH|44399|New_York|41.07|-81.51|306|27000|2009|turf
3792|Kidd Brewer Stadium|Boone|NC|28608|New_York|36.21|-81.69|1000|30000|1962|turf
3619|Arizona Stadium|Tucson|AZ|85721|Phoenix|32.23|-110.95|743|50782|1928|grass
3887|Razorback Stadium|Fayetteville|AR|72702|Chicago|36.07|-94.18|380|76412|1938|grass
3625|Centennial Bank Stadium|Jonesboro|AR|72404|Chicago|35.85|-90.67|90|30406|1974|turf
3785|Jordan-Hare Stadium|Auburn|AL|36849|Chicago|32.6|-85.49|200|88043|1939|grass
3919|Scheumann Stadium|Muncie|IN|47306|Indiana/Indianapolis|40.22|-85.42|285|22500|1967|turf
4727|McLane Stadium|Waco|TX|76704|Chicago|31.56|-97.12|120|45140|2014|turf
3615|Alumni Stadium (Chestnut Hill, MA)|Chestnut Hill|MA|2467 |New_York|42.34|-71.17|40|44500|1957|turf
3700|Doyt L. Perry Stadium|Bowling Green|OH|43403|New_York|41.38|-83.62|205|24000|1966|turf
3965|UB Stadium|Amherst|NY|14260|New_York|43|-78.78|180|29013|1993|turf
3831|California Memorial Stadium|Berkeley|CA|94720|Los_Angeles|37.87|-122.25|125|63000|1923|turf
3786|Kelly/Shorts Stadium|Mount Pleasant|MI|48859|Detroit|43.58|-84.77|235|30199|1972|turf
4418|Jerry Richardson Stadium|Charlotte|NC|28223|New_York|35.31|-80.74|200|15314|2013|turf
3854|Nippert Stadium|Cincinnati|OH|45221|New_York|39.13|-84.52|240|38088|1915|turf
3654|Brooks Stadium (SC)|Conway|SC|29528|New_York|33.79|-79.02|10|20000|2003|turf
5388|Canvas Stadium|Fort Collins|CO|80521|Denver|40.57|-105.09|1530|36500|2017|turf
3695|Delaware Stadium|Newark|DE|19713|New_York|39.66|-75.75|25|18500|1952|turf
3982|Wallace Wade Stadium|Durham|NC|27708|New_York|36|-78.94|115|35018|1929|grass
3699|Dowdy-Ficklen Stadium|Greenville|NC|27858|New_York|35.6|-77.36|20|50000|1963|grass
3912|Rynearson Stadium|Ypsilanti|MI|48197|Detroit|42.26|-83.65|235|30200|1969|turf
3634|Ben Hill Griffin Stadium|Gainesville|FL|32653|New_York|29.65|-82.35|50|88548|1930|grass
3715|FAU Stadium|Boca Raton|FL|33499|New_York|26.38|-80.1|5|29571|2011|grass
2031|Pitbull Stadium|Miami|FL
3697|Doak Campbell Stadium|Tallahassee|FL|32306|New_York|30.44|-84.3|45|67277|1950|grass
3660|Valley Children's Stadium|Fresno|CA|93740|Los_Angeles|36.81|-119.76|100|40727|1980|grass
3608|Allen E. Paulson Stadium|Statesboro|GA|30460|New_York|32.41|-81.78|70|25000|1984|turf
4246|Center Parc Stadium|Atlanta|GA|30315|New_York|33.74|-84.39|310|24333|1997|turf
7220|Clarence T.C. Ching Athletics Complex|Honolulu|HI|96822|Pacific/Honolulu|21.3|-157.82|25|15194|2021|turf
4728|TDECU Stadium|Houston|TX|77004|Chicago|29.72|-95.35|12|40000|2014|turf
3793|Kinnick Stadium|Iowa City|IA|52242|Chicago|41.66|-91.55|210|69250|1929|turf
3662|AmFirst Stadium|Jacksonville|AL|36265|Chicago|33.82|-85.77|210|24000|1947|turf
3651|Bridgeforth Stadium|Harrisonburg|VA|22807|New_York|38.44|-78.87|405|25000|1975|turf
3833|Memorial Stadium|Lawrence|KS|66045|Chicago|38.96|-95.25|270|47233|1921|turf
3636|Bill Snyder Family Stadium|Manhattan|KS|66502|Chicago|39.2|-96.59|315|50000|1968|turf
4899|Fifth Third Stadium|Kennesaw|GA|48187|New_York|34.03|-84.57|330|10200|2010|turf
3696|Dix Stadium|Kent|OH|44242|New_York|41.14|-81.31|335|25319|1969|turf
3683|Kroger Field|Lexington|KY|40506|New_York|38.02|-84.51|300|61000|1973|turf
3992|Williams Stadium (VA)|Lynchburg|VA|24502|New_York|37.35|-79.17|250|25000|1989|turf
3666|Cajun Field|Lafayette|LA|70506|Chicago|30.22|-92.04|10|31000|1971|turf
3776|Joe Aillet Stadium|Ruston|LA|71272|Chicago|32.53|-92.66|90|27717|1968|turf
3958|Tiger Stadium (LA)|Baton Rouge|LA|70803|Chicago|30.41|-91.18|12|102321|1924|grass
3665|SECU Stadium|College Park|MD|20742|New_York|38.99|-76.95|25|46185|1950|turf
3985|Warren McGuirk Alumni Stadium|Hadley|MA|1003 |New_York|42.38|-72.54|55|17000|1965|turf
3996|Yager Stadium|Oxford|OH|45056|New_York|39.52|-84.73|285|24286|1983|turf
3558|Michigan Stadium|Ann Arbor|MI|48109|Detroit|42.27|-83.75|260|107601|1927|turf
3725|Johnny "Red" Floyd Stadium|Murfreesboro|TN|37132|Chicago|35.85|-86.37|185|30788|1933|turf
3953|Huntington Bank Stadium|Minneapolis|MN|55488|Chicago|44.98|-93.22|255|50805|2009|turf
3693|Davis Wade Stadium|Starkville|MS|39762|Chicago|33.46|-88.79|105|60311|1914|grass
3878|Plaster Sports Complex|Springfield|MO|65897|Chicago|37.2|-93.28|395|17500|1941|turf
3852|Navy-Marine Corps Memorial Stadium|Annapolis|MD|21402|New_York|38.98|-76.51|20|34000|1959|turf
3670|Carter-Finley Stadium|Raleigh|NC|27695|New_York|35.8|-78.72|130|56919|1966|grass
3816|Mackay Stadium|Reno|NV|89557|Los_Angeles|39.55|-119.82|1410|27000|1966|turf
3971|University Stadium (NM)|Albuquerque|NM|87131|Denver|35.07|-106.63|1555|39224|1960|turf
3601|Aggie Memorial Stadium|Las Cruces|NM|88003|Denver|32.28|-106.74|1200|28853|1978|turf
3787|Kenan Stadium|Chapel Hill|NC|27515|New_York|35.91|-79.05|145|50500|1927|turf
3764|Huskie Stadium|DeKalb|IL|60115|Chicago|41.93|-88.78|270|28211|1965|turf
3825|DATCU Stadium|Denton|TX|76210|Chicago|33.2|-97.16|200|30850|2011|turf
5960|Lanny and Sharon Martin Stadium|Evanston|IL
3876|Peden Stadium|Athens|OH|45701|New_York|39.32|-82.1|195|24000|1929|turf
3835|Memorial Stadium (Norman, OK)|Norman|OK|73019|Chicago|35.21|-97.44|355|80126|1923|grass
3646|Boone Pickens Stadium|Stillwater|OK|74078|Chicago|36.13|-97.07|290|52305|1920|turf
3918|S.B. Ballard Stadium|Norfolk|VA|23551|New_York|36.89|-76.3|5|21944|1936|turf
3893|Reser Stadium|Corvallis|OR|97331|Los_Angeles|44.56|-123.28|70|35548|1953|turf
3895|Rice Stadium|Houston|TX|77251|Chicago|29.72|-95.41|15|47000|1950|turf
6577|SHI Stadium|Piscataway|NJ|08854|New_York|40.51|-74.46|30|52454|1994|turf
3647|Elliott T. Bowers Stadium|Huntsville|TX|77340|Chicago|30.71|-95.54|120|14000|1986|turf
7311|Snapdragon Stadium|San Diego|CA|92093|Los_Angeles|32.78|-117.12|20|35000|2022|grass
3935|CEFCU Stadium|San Jose|CA|95112|Los_Angeles|37.32|-121.87|30|18265|1933|turf
6526|Hancock Whitney Stadium|Mobile|AL|85329|Chicago|30.7|-88.18|55|25450|2020|turf
3815|M. M. Roberts Stadium|Hattiesburg|MS|39402|Chicago|31.33|-89.33|55|36000|1932|turf
3886|Raymond James Stadium|Tampa|FL|33620|New_York|27.98|-82.5|10|65618|1998|grass
3940|Stanford Stadium|Stanford|CA|94305|Los_Angeles|37.43|-122.16|20|50424|1921|grass
3616|Amon G. Carter Stadium|Fort Worth|TX|76129|Chicago|32.71|-97.37|190|46000|1930|grass
3806|Lincoln Financial Field|Philadelphia|PA|19122|New_York|39.9|-75.17|5|69796|2003|grass
3795|Kyle Field|College Station|TX|77843|Chicago|30.61|-96.34|105|102733|1927|grass
3644|Bobcat Stadium (TX)|San Marcos|TX|78666|Chicago|29.89|-97.93|190|28388|1981|turf
3784|Jones AT&T Stadium|Lubbock|TX|79409|Chicago|33.59|-101.87|980|60229|1947|turf
3739|Glass Bowl|Toledo|OH|43606|New_York|41.66|-83.61|185|26038|1937|turf
3975|Veterans Memorial Stadium (AL)|Troy|AL|36082|Chicago|31.8|-85.95|155|30470|1950|turf
4729|Yulman Stadium|New Orleans|LA|70118|Chicago|29.94|-90.12|3|30000|2014|turf
3674|Chapman Stadium|Tulsa|OK|74194|Chicago|36.15|-95.94|230|30000|1930|turf
7221|Protective Stadium|Birmingham|AL|35203|Chicago|33.53|-86.81|180|47100|2021|turf
3652|FBC Mortgage Stadium|Orlando|FL|32816|New_York|28.61|-81.19|20|45301|2007|turf
3892|Pratt & Whitney Stadium|East Hartford|CT|6118 |New_York|41.76|-72.62|15|40000|2003|grass
3817|Malone Stadium|Monroe|LA|71209|Chicago|32.53|-92.07|25|27617|1978|turf
477|Los Angeles Memorial Coliseum|Los Angeles|CA|90089|Los_Angeles|34.01|-118.29|45|77500|1923|grass
587|Rice-Eccles Stadium|Salt Lake City|UT|84112|Denver|40.76|-111.85|1420|51444|1998|turf
3905|Maverik Stadium|Logan|UT|84322|Denver|41.75|-111.81|1430|25513|1968|turf
3946|Sun Bowl|El Paso|TX|79968|Denver|31.77|-106.51|1190|51500|1963|turf
3604|Alamodome|San Antonio|TX|78299|Chicago|29.42|-98.48|200|64000|1993|turf|dome
3973|FirstBank Stadium|Nashville|TN|37212|Chicago|36.14|-86.81|165|40350|1922|turf
3923|Scott Stadium|Charlottesville|VA|22904|New_York|38.03|-78.51|150|61500|1931|grass
3799|Lane Stadium|Blacksburg|VA|24061|New_York|37.22|-80.42|635|65632|1965|grass
3630|Allegacy Federal Credit Union Stadium|Winston-Salem|NC|27105|New_York|36.13|-80.25|270|31500|1968|turf
3765|Husky Stadium|Seattle|WA|98195|Los_Angeles|47.65|-122.3|10|70138|1920|turf
3820|Gesa Field|Pullman|WA|99164|Los_Angeles|46.73|-117.16|780|32952|1972|turf
3796|Houchens Industries-L.T. Smith Stadium|Bowling Green|KY|42101|Chicago|36.98|-86.46|165|22113|1968|turf
3980|Waldo Stadium|Kalamazoo|MI|49008|Detroit|42.29|-85.6|240|30200|1939|turf
347|Camp Randall Stadium|Madison|WI|53711|Chicago|43.07|-89.41|265|76057|1917|turf
3984|War Memorial Stadium|Laramie|WY|82071|Denver|41.31|-105.57|2200|29181|1950|turf
3622|GEHA Field at Arrowhead Stadium|Kansas City|MO|64129|Chicago|39.05|-94.48|265|76416|1972|grass
3727|Ford Field|Detroit|MI|48226|Detroit|42.34|-83.05|180|65000|2002|turf|dome
3810|Nissan Stadium|Nashville|TN|37213|Chicago|36.17|-86.77|125|69143|1999|turf
3812|Lucas Oil Stadium|Indianapolis|IN|46225|Indiana/Indianapolis|39.76|-86.16|215|67000|2008|turf|dome
4013|Camping World Stadium|Orlando|FL|32805|New_York|28.54|-81.4|30|60219|1936|turf
4102|Yankee Stadium|Bronx|NY|10451|New_York|40.83|-73.93|15|54251|2009|grass
4250|Wrigley Field|Chicago|IL|60613|Chicago|41.95|-87.66|180|41649|1914|grass
4251|Chase Field|Phoenix|AZ|85004|Phoenix|33.45|-112.07|330|48405|1998|turf|dome
7065|SoFi Stadium|Inglewood|CA|90301|Los_Angeles|33.95|-118.34|30|70240|2020|turf|dome`;
