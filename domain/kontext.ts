/** Time, ids and randomness enter the domain here and nowhere else. */
export interface Ctx {
	/** Today in Europe/Berlin, `YYYY-MM-DD`. */
	readonly heute: string;
	/** Now, ISO 8601 in UTC. */
	readonly jetzt: string;
	neueID(): string;
	/** SHA-256 over the canonical JSON, in hex: the same contents always give the same, whoever computes it. */
	fingerabdruck(inhalt: object): string;
}
