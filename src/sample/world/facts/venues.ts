/** A venue. The ids are the sample's own; the rest is real. */
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
  { id: 90013, name: "Sanford Stadium", city: "Athens", state: "GA", dome: false },
  { id: 90014, name: "Autzen Stadium", city: "Eugene", state: "OR", dome: false },
  { id: 90015, name: "Albertsons Stadium", city: "Boise", state: "ID", dome: false },
  { id: 90016, name: "Mountain America Stadium", city: "Tempe", state: "AZ", dome: false },
  { id: 90017, name: "Memorial Stadium", city: "Bloomington", state: "IN", dome: false },
  { id: 90018, name: "Gerald J. Ford Stadium", city: "University Park", state: "TX", dome: false },
  { id: 90019, name: "Memorial Stadium", city: "Clemson", state: "SC", dome: false },
  { id: 90020, name: "Neyland Stadium", city: "Knoxville", state: "TN", dome: false },
  { id: 90021, name: "Memorial Stadium", city: "Lincoln", state: "NE", dome: false },
  { id: 90022, name: "Acrisure Stadium", city: "Pittsburgh", state: "PA", dome: false },
  { id: 90023, name: "Milan Puskar Stadium", city: "Morgantown", state: "WV", dome: false },
  { id: 90024, name: "Joan C. Edwards Stadium", city: "Huntington", state: "WV", dome: false },
];

/** The venue with that id. */
export function venueById(id: number): VenueFact {
  const venue = venues.find((each) => each.id === id);
  if (venue === undefined) throw new Error(`No venue has the id ${id}: add it to facts/venues.ts.`);
  return venue;
}
