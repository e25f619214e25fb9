/** Runs of an address import. */
export async function up(): Promise<void> {}
