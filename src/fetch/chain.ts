/** What openapi-fetch calls, and what each layer of the chain is and wraps. */
export type Fetch = (request: Request) => Promise<Response>;

/** One layer of the chain: takes the next one in, gives itself back. */
export type Layer = (next: Fetch) => Fetch;
