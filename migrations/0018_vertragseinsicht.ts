/** Who looked at which state of a contract. */
export async function up(): Promise<void> {}
