import { einzelne, mitEinzelnen } from '#domain/vorlagen/vertretende.ts';
import type { Unterschriftsblock } from './papier.ts';

/** A party as a template names it (`unterschrift.freiwilliger`), with the words before its placeholder. */
interface Gewuenscht {
	readonly partei: string;
	/** Empty: as the portal calls it. */
	readonly rolle: string;
}

const wert = (werte: ReadonlyMap<string, string>, name: string): string => werte.get(name) ?? '';

const VERTRETUNG = 'Gesetzliche Vertretung';

/** Blocks of a party: one for each guardian, none of them for whoever is of age. */
const BLOECKE: Readonly<Record<string, (werte: ReadonlyMap<string, string>, rolle: string) => Unterschriftsblock[]>> = {
	'unterschrift.freiwilliger': (werte, rolle) => [
		{ name: wert(werte, 'freiwilliger.name'), rolle: rolle || 'Freiwillige Person' },
	],
	'unterschrift.erziehungsberechtigter': (werte, rolle) => {
		if (wert(werte, 'freiwilliger.volljaehrig') === 'ja') return [];
		const alle = wert(werte, 'vertretende.name').split('\n');
		const namen = ['eins', 'zwei'].map((stelle) => wert(werte, `erziehungsberechtigter_${stelle}.name`));
		const genannte = (alle.some(Boolean) ? alle : namen).filter(Boolean);
		return (genannte.length ? genannte : ['']).map((name) => ({ name, rolle: rolle || VERTRETUNG }));
	},
	'unterschrift.einsatzstelle': (werte, rolle) => [
		{
			name: wert(werte, 'unterzeichner.name'),
			rolle: [rolle || 'Einsatzstelle', wert(werte, 'einsatzstelle.bezeichnung')].filter(Boolean).join(', '),
		},
	],
	'unterschrift.traeger': (werte, rolle) => [
		{ name: '', rolle: [rolle || 'Träger', wert(werte, 'mandant.bezeichnung')].filter(Boolean).join(', ') },
	],
};

export const unterschriftsbloecke = (
	gewuenschte: readonly Gewuenscht[],
	werte: ReadonlyMap<string, string>,
): Unterschriftsblock[] =>
	gewuenschte.flatMap(({ partei, rolle }) => {
		const einer = einzelne(partei);
		if (einer === null) return BLOECKE[partei]?.(werte, rolle) ?? [];
		const name = mitEinzelnen((gefragt) => wert(werte, gefragt))(`vertretende.${einer}.name`);
		return [{ name, rolle: rolle || VERTRETUNG }];
	});
