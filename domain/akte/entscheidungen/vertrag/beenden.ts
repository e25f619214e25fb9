import { dienstendangaben } from '#domain/akte/bausteine/dienstendangaben.ts';
import { abfragefelderAusgefuellt, pflichtdokumenteVollstaendig } from '#domain/akte/dokument/vollstaendigkeit.ts';
import { DienstBeendet, DienstVorzeitigBeendet, VertragArchiviert } from '#domain/akte/ereignisse.ts';
import { type Wunschfall, wunschfall } from '#domain/akte/fall.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { wunschGeht } from '#domain/akte/regeln/ausgang.ts';
import {
	abweichungBestaetigt,
	dienstendeBaldErreicht,
	dienstendeZulaessig,
	planEnde,
} from '#domain/akte/regeln/dienst.ts';
import { angegeben } from '#domain/akte/regeln/eingabe.ts';
import { vertragSchritt, wunschSchritt } from '#domain/akte/schritte.ts';
import { worte } from '#domain/akte/texte.ts';
import { pruefe, type Verb } from '#domain/akte/verb.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import { gebundenerWunsch, vertragVon } from '#domain/akte/zugang.ts';
import type { KuendigungDurch } from '#domain/felder/vertragsfelder.ts';

export interface BeendenEingabe {
	readonly datum?: string | null;
	readonly grund?: string | null;
	/** Days of holiday left, tenths. */
	readonly resturlaubTage?: number | null | undefined;
	/** Of an early end: who ended it. */
	readonly kuendigungDurch?: KuendigungDurch | null | undefined;
	/** The date differs from the planned one on purpose. */
	readonly bestaetigt?: boolean;
}

type Fall = Wunschfall<BeendenEingabe>;

const GEMEINSAM = { key: 'beenden', ausgang: [wunschGeht('DienstBeendet')] } as const;

/** On the planned day: only this end is a change forward. */
export const BEENDEN: Verb<Fall> = {
	...GEMEINSAM,
	titel: 'Dienstende',
	felder: [dienstendeZulaessig, dienstendeBaldErreicht],
	regeln: [abweichungBestaetigt, pflichtdokumenteVollstaendig(9000), abfragefelderAusgefuellt(9000)],
};

export const VORZEITIG_BEENDEN: Verb<Fall> = {
	...GEMEINSAM,
	titel: 'Vorzeitiges Dienstende',
	felder: [dienstendeZulaessig, angegeben('kuendigungDurch'), angegeben('grund')],
	regeln: [abweichungBestaetigt],
};

/** W12, regular or early by the date. */
export function beenden(lage: Lage, eingabe: BeendenEingabe): Entschluss {
	const wunsch = gebundenerWunsch(lage, BEENDEN);
	const fall = wunschfall(lage, wunsch, eingabe);
	const dienstende = eingabe.datum ?? '';
	const vorzeitig = fall.vertrag !== null && dienstende !== '' && dienstende < (planEnde(fall.vertrag) ?? '');
	pruefe(vorzeitig ? VORZEITIG_BEENDEN : BEENDEN, fall);
	const vertrag = vertragVon(lage, wunsch);
	const gesagt = worte(lage.akte.id, eingabe);
	const { resturlaubTage } = eingabe;
	const kuendigungDurch = vorzeitig ? eingabe.kuendigungDurch : null;
	const ende = { dienstende, ...dienstendangaben({ resturlaubTage, kuendigungDurch }) };
	return vollende(lage, [
		VertragArchiviert({ ...vertragSchritt(vertrag, 'VertragArchiviert'), ...ende }),
		vorzeitig
			? DienstVorzeitigBeendet({ ...wunschSchritt(wunsch, 'DienstVorzeitigBeendet'), ...ende }, gesagt)
			: DienstBeendet({ ...wunschSchritt(wunsch, 'DienstBeendet'), ...ende }, gesagt),
	]);
}
