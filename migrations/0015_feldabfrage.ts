/** What is asked before a status. */
export async function up(): Promise<void> {}
