/** A place to play. The ids are the sample's own; the rest is how the place is publicly known. */
export interface Venue {
  readonly id: number;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly dome: boolean;
}

const list: readonly Venue[] = [
  { id: 90001, name: "Notre Dame Stadium", city: "Notre Dame", state: "IN", dome: false },
  { id: 90002, name: "Beaver Stadium", city: "University Park", state: "PA", dome: false },
  { id: 90003, name: "DKR-Texas Memorial Stadium", city: "Austin", state: "TX", dome: false },
  { id: 90004, name: "Ohio Stadium", city: "Columbus", state: "OH", dome: false },
  { id: 90005, name: "State Farm Stadium", city: "Glendale", state: "AZ", dome: true },
  { id: 90006, name: "Mercedes-Benz Stadium", city: "Atlanta", state: "GA", dome: true },
  { id: 90007, name: "Rose Bowl", city: "Pasadena", state: "CA", dome: false },
  { id: 90008, name: "Caesars Superdome", city: "New Orleans", state: "LA", dome: true },
  { id: 90009, name: "Hard Rock Stadium", city: "Miami Gardens", state: "FL", dome: false },
  { id: 90010, name: "AT&T Stadium", city: "Arlington", state: "TX", dome: true },
  { id: 90011, name: "Forbes Field", city: "Pittsburgh", state: "PA", dome: false },
  { id: 90012, name: "Bailey Memorial Stadium", city: "Clinton", state: "SC", dome: false },
];

export const venues: readonly Venue[] = list;

/** The venue with that id. */
export function venueById(id: number): Venue {
  const venue = list.find((each) => each.id === id);
  if (venue === undefined) throw new Error(`No venue has the id ${id}: add it to facts/venues.ts.`);
  return venue;
}
