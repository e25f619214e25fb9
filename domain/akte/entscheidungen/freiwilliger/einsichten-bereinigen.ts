import { type AkteEreignis, DokumentGeloescht, EinsichtFestgehalten } from '#domain/akte/ereignisse.ts';
import { dateiUeberfaellig, faktenUeberfaellig, istEinsicht } from '#domain/akte/freiwilliger/einsicht.ts';
import { personendatenGeaendert } from '#domain/akte/freiwilliger/personenereignisse.ts';
import type { Entschluss, Lage } from '#domain/akte/lage.ts';
import { brichSignaturenAb } from '#domain/akte/signatur/ablauf.ts';
import { vollende } from '#domain/akte/vollenden.ts';
import type { Dokument } from '#domain/akte/zustand.ts';
import { tagInBerlin } from '#domain/datum.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';

/**
 * What is only looked at isn't kept: a file nobody checked goes after thirty days, one that was checked or refused (from
 * the time it was kept) at once. Of a checked one the facts that are known stay as long as they may.
 */
export function einsichtenBereinigen(lage: Lage): Entschluss {
	const { akte, ctx, referenz } = lage;
	const specs = new Set(referenz.specs.filter(istEinsicht).map(({ id }) => id));
	const dateien = akte.dokumente.filter((d) => specs.has(d.specID) && !d.isGeloescht);
	const gehen = dateien.filter((d) => d.status !== DOKUMENT.nr.Hochgeladen || dateiUeberfaellig(d, ctx.heute));
	return vollende(lage, [
		...gehen.flatMap(({ id: dokumentID, status: von }) => [
			...brichSignaturenAb(akte, dokumentID, 'DOKUMENT'),
			DokumentGeloescht({ dokumentID, von }),
		]),
		...gehen.filter(istGeprueft).flatMap((d) => nachgetragen(lage, d)),
	]);
}

const istGeprueft = ({ status }: Dokument): boolean =>
	status === DOKUMENT.nr.Verifiziert || status === DOKUMENT.nr.Unterschrieben;

/** It was looked at when it was checked; whether a conviction was found nobody wrote down. */
function nachgetragen({ akte, ctx }: Lage, { anforderungID, geprueftAm }: Dokument): AkteEreignis[] {
	const eingesehen = EinsichtFestgehalten({ anforderungID });
	if (!geprueftAm || faktenUeberfaellig(akte, ctx.heute)) return [eingesehen];
	const fakten = { fuehrungszeugnisEingesehenAm: tagInBerlin(geprueftAm) };
	return [eingesehen, ...personendatenGeaendert(akte.id, akte.person, fakten)];
}
