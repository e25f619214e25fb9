let anzahl = 0;

/** Promises of this process that failed while nobody waited for them; each is a fault of the program. */
export const unbehandelte = (): number => anzahl;

/** The process goes on: whoever the promise was made for has been answered by then or gets no answer from it. */
export function zaehleUnbehandelte(melde: (fehler: unknown) => void): void {
	process.on('unhandledRejection', (fehler) => {
		anzahl += 1;
		melde(fehler);
	});
}
