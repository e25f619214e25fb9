import { dienstort } from '#domain/akte/dienstort.ts';
import type { AkteEreignis } from '#domain/akte/ereignisse.ts';
import type { Akte } from '#domain/akte/zustand.ts';

/** What is told of a contract or a service names its place; what is told of an application, the one applied to. */
const VERTRAGLICH: ReadonlySet<AkteEreignis['type']> = new Set([
	'EinigungErzielt',
	'VertragAbgeschlossen',
	'VertragAnnulliert',
	'DienstAngetreten',
	'DienstNichtAngetreten',
	'DienstBeendet',
	'DienstVorzeitigBeendet',
	'TatZurueckgenommen',
] as const);

/** The place in the sentence on an event; `davor`: the file before it. */
export function ortImSatz(
	e: AkteEreignis,
	davor: Akte,
	namen: { readonly einsatzort: (id: string) => string },
): string {
	const facts = e.facts as { einsatzortID?: string; wunschID?: string };
	const wunsch = davor.wuensche.find((w) => w.id === facts.wunschID);
	const ort = wunsch && (VERTRAGLICH.has(e.type) ? dienstort(davor, wunsch) : wunsch.einsatzortID);
	const id = facts.einsatzortID ?? ort;
	return id ? namen.einsatzort(id) : 'der Einsatzstelle';
}
