/**
 * Does `tue` while `anzahl` others do `wiederhole` again and again (who, and how often before). They have all ended when
 * it returns or throws: what goes on after a test has failed fails once more on what is closed, and hides why it did.
 */
export async function waehrend<T>(
	anzahl: number,
	wiederhole: (wer: number, runde: number) => Promise<void>,
	tue: () => Promise<T>,
): Promise<T> {
	let laeuft = true;
	const andere = Promise.allSettled(
		Array.from({ length: anzahl }, async (_, wer) => {
			for (let runde = 0; laeuft; runde++) await wiederhole(wer, runde);
		}),
	);
	const [getan] = await Promise.allSettled([tue()]);
	laeuft = false;
	for (const ausgang of [getan, ...(await andere)]) if (ausgang.status === 'rejected') throw ausgang.reason;
	return (getan as PromiseFulfilledResult<T>).value;
}
