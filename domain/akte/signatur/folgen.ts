import type { AkteEreignis } from '#domain/akte/ereignisse.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { vorausschau } from '#domain/akte/vollenden.ts';
import { setzeFort } from './ablauf.ts';

/** What the events mean for the documents being signed, for decisions that change who has to sign. */
export function mitSignaturfolgen(lage: Lage, ereignisse: readonly AkteEreignis[]): AkteEreignis[] {
	const danach = vorausschau(lage, ereignisse);
	const folgen = danach.dokumente
		.filter((d) => d.status === 1500 && !d.isGeloescht)
		.flatMap((dokument) => {
			const spec = lage.referenz.specs.find((s) => s.id === dokument.specID);
			return spec ? setzeFort(lage, danach, dokument, spec) : [];
		});
	return [...ereignisse, ...folgen];
}
