/** Uploads and whose they are. */
export async function up(): Promise<void> {}
