import type { recht } from '#api/contract/traeger/recht.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { sieheAkte } from '#api/routes/aktenblick.ts';
import { altersgrenzen } from '#domain/akte/regeln/bewerbung.ts';
import { vollzeitstunden } from '#domain/akte/regeln/vertrag.ts';
import type { Akte, Vertrag } from '#domain/akte/zustand.ts';
import { RECHT } from '#domain/recht/recht.ts';
import { fassungAm, gueltigBis, quelle, type Regel } from '#domain/recht/regelwerk.ts';
import type { Rechengrundlage } from '#domain/recht/warum/berechnung.ts';
import { berechnungen } from '#domain/recht/warum/warum.ts';
import type { Referenz } from '#domain/referenz.ts';
import type { Handlers } from '../handler.ts';

export const rechtHandlers: Handlers<typeof recht> = {
	listeRecht: async ({ umgebung }) => ({ data: rechtsregeln(umgebung.ctx().heute) }),

	async berechneVertrag(anruf) {
		const { id, vertragID } = anruf.params;
		const { sicht, lage } = await sieheAkte(anruf, id);
		const vertrag = sicht.vertraege.find((v) => v.id === vertragID);
		if (!vertrag) throw nichtGefunden();
		const gedacht = { ...vertrag, ...ohneFehlende(anruf.query) };
		return { data: berechnungen(grundlage(lage.referenz, lage.akte, gedacht)) };
	},
};

function grundlage(referenz: Referenz, akte: Akte, vertrag: Vertrag): Rechengrundlage {
	const { dienstartID, zyklusID, wunschID } = vertrag;
	const dienstart = referenz.dienstarten.get(dienstartID);
	const zyklus = referenz.zyklen.get(zyklusID);
	const wunsch = akte.wuensche.find((w) => w.id === wunschID);
	if (!dienstart || !zyklus || !wunsch) throw new Error(`Vertrag ${vertrag.id}: Dienstart, Zyklus oder Wunsch fehlt`);
	return {
		vertrag,
		dienstart,
		zyklus,
		hoechstbetragImZyklus: zyklus.dienstarten.get(dienstartID)?.taschengeldHoechstbetrag ?? null,
		vollzeit: vollzeitstunden(referenz, wunsch.einsatzstelleID),
		geburtsdatum: akte.person.geburtsdatum ?? null,
		alter: altersgrenzen(referenz, wunsch.dienstartID, vertrag.einsatzortID),
		recht: RECHT,
	};
}

/** Without what wasn't asked for, so that it doesn't stand for none. */
function ohneFehlende<T extends object>(angaben: T): { [F in keyof T]?: Exclude<T[F], undefined> } {
	return Object.fromEntries(Object.entries(angaben).filter(([, wert]) => wert !== undefined)) as never;
}

function rechtsregeln(heute: string) {
	return (Object.entries(RECHT) as [string, Regel<unknown>][]).map(([key, regel]) => ({
		key,
		titel: regel.titel,
		stichtag: regel.stichtag,
		anwendung: regel.anwendung,
		fassungen: regel.fassungen.toReversed().map((fassung) => ({
			gueltigAb: fassung.ab,
			gueltigBis: gueltigBis(regel, fassung),
			giltHeute: fassung === fassungAm(regel, heute),
			quelle: quelle(fassung),
			inhalt: [...regel.inWorten(fassung.werte)],
		})),
	}));
}
