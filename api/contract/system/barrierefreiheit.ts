import { z } from 'zod';
import { BINDUNGEN } from '#domain/barrierefreiheit/angaben.ts';
import { PRUEFARTEN, VEREINBARKEITEN } from '#domain/barrierefreiheit/bewertung.ts';
import { GRUENDE } from '#domain/barrierefreiheit/luecken.ts';
import { eins, route } from '../route.ts';
import { benutzerRef, id, tag, text, zeit } from '../werte.ts';

const area = 'barrierefreiheit';
const wort = z.string().nullable();
const texte = z.array(z.string()).readonly();

/** What BITV 2.0 § 7 and BGG § 12b ask a statement to say. */
const erklaerung = z.object({
	traeger: z.string(),
	/** Where the portal is. */
	geltungsbereich: z.string(),
	bindung: z.enum(BINDUNGEN),
	standard: z.string(),
	vereinbarkeit: z.enum(VEREINBARKEITEN),
	luecken: z
		.array(
			z.object({
				grund: z.enum(GRUENDE),
				kriterium: z.string(),
				wo: z.string(),
				was: z.string(),
				warum: z.string(),
				alternative: wort,
				bis: tag.nullable(),
			}),
		)
		.readonly(),
	unbewertet: texte,
	darueberHinaus: texte,
	bewertung: z.object({
		am: tag,
		durch: z.literal('HERSTELLER'),
		version: z.string(),
		werkzeug: z.string(),
		/** How many pages were looked at. */
		seiten: z.int(),
		ergebnisse: z
			.array(z.object({ art: z.enum(PRUEFARTEN), was: z.string(), faelle: z.int(), bestanden: z.int() }))
			.readonly(),
		/** A year or more has passed since. */
		istVeraltet: z.boolean(),
	}),
	kontakt: z.object({ name: z.string(), email: wort }),
	/** null: not named. */
	durchsetzungsstelle: z.object({ name: z.string(), anschrift: wort, email: wort, link: wort }).nullable(),
});

const meldung = z.object({
	id,
	nummer: z.int(),
	text: z.string(),
	seite: wort,
	name: wort,
	email: wort,
	eingegangenAm: zeit,
	/** A month after it came in. */
	frist: tag,
	beantwortetAm: zeit.nullable(),
	beantwortetVon: benutzerRef.nullable(),
	antwort: wort,
});

/** The accessibility statement, and what people answer to it. */
export const barrierefreiheit = {
	holeErklaerung: route({
		method: 'GET',
		path: '/v1/barrierefreiheit',
		area,
		titel: 'Die Erklärung zur Barrierefreiheit',
		action: 'barrierefreiheitLesen',
		response: eins(erklaerung),
		extra: true,
	}),
	meldeBarriere: route({
		method: 'POST',
		path: '/v1/barrierefreiheit/meldungen',
		area,
		titel: 'Eine Barriere melden oder nach der Barrierefreiheit fragen',
		action: 'barriereMelden',
		body: z.strictObject({
			text: text(4000),
			seite: text(200).nullish(),
			name: text(100).nullish(),
			email: text(200).nullish(),
			/** Hidden from people: only programs fill it in. */
			webseite: z.string().max(500).optional(),
		}),
		extra: true,
	}),
	listeBarrieremeldungen: route({
		method: 'GET',
		path: '/v1/barrierefreiheit/meldungen',
		area,
		titel: 'Meldungen zur Barrierefreiheit',
		action: 'barrierenBeantworten',
		response: eins(z.array(meldung)),
		extra: true,
	}),
	beantworteBarrieremeldung: route({
		method: 'POST',
		path: '/v1/barrierefreiheit/meldungen/{id}/antwort',
		area,
		titel: 'Eine Meldung zur Barrierefreiheit beantworten',
		action: 'barrierenBeantworten',
		body: z.strictObject({ text: text(4000) }),
		extra: true,
	}),
	loescheBarrieremeldung: route({
		method: 'DELETE',
		path: '/v1/barrierefreiheit/meldungen/{id}',
		area,
		titel: 'Eine Meldung zur Barrierefreiheit löschen',
		action: 'barrierenBeantworten',
		extra: true,
	}),
};
