/** What the quick search looks through. */
export async function up(): Promise<void> {}
