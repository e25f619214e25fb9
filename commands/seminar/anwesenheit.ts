import { type Aktenbefehl, alsBefehl, ladeLagen, schreibe } from '#commands/akte/lage.ts';
import { execute } from '#commands/execute.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { anwesenheitErfassen } from '#domain/akte/entscheidungen/seminar/anwesenheit-erfassen.ts';
import { Abgelehnt, NICHT_GEFUNDEN } from '#domain/regelverstoss.ts';
import type { Halbtagstand } from '#domain/seminar/anwesenheit.ts';
import { seminarAggregat } from '#domain/seminar/seminar.ts';
import { fuerJedeAkte } from './von-wem.ts';

export interface Anwesenheitseintrag extends Halbtagstand {
	readonly freiwilligerID: string;
}

/** Half days of one or many, all at once or none; each names only itself, so that two who enter lose nothing. */
export async function erfasseAnwesenheit(
	umgebung: Umgebung,
	befehl: Aktenbefehl,
	seminarID: string,
	eintraege: readonly Anwesenheitseintrag[],
): Promise<void> {
	const jeder = Map.groupBy(eintraege, ({ freiwilligerID }) => freiwilligerID);
	await execute(umgebung, alsBefehl(befehl), async (sitzung) => {
		const [seminar, lagen] = await Promise.all([
			sitzung.lies(seminarAggregat, seminarID),
			ladeLagen(sitzung, befehl.akteur, [...jeder.keys()], {}),
		]);
		if (!seminar.existiert || seminar.geloescht) throw new Abgelehnt([NICHT_GEFUNDEN]);
		fuerJedeAkte(lagen, 'stand', (lage, freiwilligerID) => {
			const halbtage = jeder.get(freiwilligerID) ?? [];
			schreibe(sitzung, freiwilligerID, anwesenheitErfassen(lage, { seminar, halbtage }));
		});
	});
}
