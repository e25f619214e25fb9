/** Runs of an action on many volunteers. */
export async function up(): Promise<void> {}
