/** A venue. Ids from 90,000 on are the sample's own; the rest is real. */
export interface VenueFact {
  readonly id: number;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly dome: boolean;
}

export const venues: readonly VenueFact[] = [
  { id: 3855, name: "Notre Dame Stadium", city: "Notre Dame", state: "IN", dome: false },
  { id: 3632, name: "Beaver Stadium", city: "University Park", state: "PA", dome: false },
  { id: 3910, name: "DKR-Texas Memorial Stadium", city: "Austin", state: "TX", dome: false },
  { id: 3861, name: "Ohio Stadium", city: "Columbus", state: "OH", dome: false },
  { id: 3970, name: "State Farm Stadium", city: "Glendale", state: "AZ", dome: true },
  { id: 5348, name: "Mercedes-Benz Stadium", city: "Atlanta", state: "GA", dome: true },
  { id: 1056, name: "Rose Bowl", city: "Pasadena", state: "CA", dome: false },
  { id: 3493, name: "Caesars Superdome", city: "New Orleans", state: "LA", dome: true },
  { id: 3948, name: "Hard Rock Stadium", city: "Miami Gardens", state: "FL", dome: false },
  { id: 3687, name: "AT&T Stadium", city: "Arlington", state: "TX", dome: true },
  { id: 90011, name: "Forbes Field", city: "Pittsburgh", state: "PA", dome: false },
  { id: 90012, name: "Bailey Memorial Stadium", city: "Clinton", state: "SC", dome: false },
  { id: 3917, name: "Sanford Stadium", city: "Athens", state: "GA", dome: false },
  { id: 3626, name: "Autzen Stadium", city: "Eugene", state: "OR", dome: false },
  { id: 3653, name: "Albertsons Stadium", city: "Boise", state: "ID", dome: false },
  { id: 3947, name: "Mountain America Stadium", city: "Tempe", state: "AZ", dome: false },
  { id: 3830, name: "Memorial Stadium (Bloomington, IN)", city: "Bloomington", state: "IN", dome: false },
  { id: 3735, name: "Gerald J. Ford Stadium", city: "University Park", state: "TX", dome: false },
  { id: 3836, name: "Memorial Stadium (Clemson, SC)", city: "Clemson", state: "SC", dome: false },
  { id: 3853, name: "Neyland Stadium", city: "Knoxville", state: "TN", dome: false },
  { id: 3834, name: "Memorial Stadium (Lincoln, NE)", city: "Lincoln", state: "NE", dome: false },
  { id: 3752, name: "Acrisure Stadium", city: "Pittsburgh", state: "PA", dome: false },
  { id: 3842, name: "Milan Puskar Stadium", city: "Morgantown", state: "WV", dome: false },
  { id: 3775, name: "Joan C. Edwards Stadium", city: "Huntington", state: "WV", dome: false },
  { id: 3657, name: "Bryant-Denny Stadium", city: "Tuscaloosa", state: "AL", dome: false },
  { id: 3974, name: "Vaught-Hemingway Stadium", city: "Oxford", state: "MS", dome: false },
  { id: 3994, name: "Williams-Brice Stadium", city: "Columbia", state: "SC", dome: false },
  { id: 3838, name: "Memorial Stadium", city: "Columbia", state: "MO", dome: false },
  { id: 3772, name: "Jack Trice Stadium", city: "Ames", state: "IA", dome: false },
  { id: 3801, name: "LaVell Edwards Stadium", city: "Provo", state: "UT", dome: false },
  { id: 3726, name: "Folsom Field", city: "Boulder", state: "CO", dome: false },
  { id: 3832, name: "Memorial Stadium (Champaign, IL)", city: "Champaign", state: "IL", dome: false },
  { id: 1964, name: "JMA Wireless Dome", city: "Syracuse", state: "NY", dome: true },
  { id: 3873, name: "L&N Federal Credit Union Stadium", city: "Louisville", state: "KY", dome: false },
  { id: 3841, name: "Michie Stadium", city: "West Point", state: "NY", dome: false },
  { id: 3805, name: "Simmons Bank Liberty Stadium", city: "Memphis", state: "TN", dome: false },
  { id: 6501, name: "Allegiant Stadium", city: "Las Vegas", state: "NV", dome: true },
  { id: 3936, name: "Spartan Stadium", city: "East Lansing", state: "MI", dome: false },
  { id: 3907, name: "Ross-Ade Stadium", city: "West Lafayette", state: "IN", dome: false },
  { id: 721, name: "Bobby Dodd Stadium", city: "Atlanta", state: "GA", dome: false },
];

/** The venue with that id. */
export function venueById(id: number): VenueFact {
  const venue = venues.find((each) => each.id === id);
  if (venue === undefined) throw new Error(`No venue has the id ${id}: add it to facts/venues.ts.`);
  return venue;
}
