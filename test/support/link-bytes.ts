/** The most that links to the reference may add to the types. The package keeps as much room for them until the reference has an address. */
export const linkBytes = 50_000;
