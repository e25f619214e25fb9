import { expect, test } from 'vitest';
import { beispielwerte } from './beispielwerte.ts';
import { VORLAGEN } from './katalog.ts';
import { rendere } from './rendern.ts';
import { namenInMail } from './variablen.ts';
import type { Mailvorlage } from './vorlage.ts';

/** Every mail as it is sent, with the least that is known when it is and with all there may be. */

/** Known of whoever is written about (tables: Freiwilliger, Adresse, Dienstart, required), and of who writes. */
const IMMER = [
	...['vorname', 'nachname', 'name', 'plz', 'ort', 'adresse'].map((n) => `freiwilliger.${n}`),
	...['bezeichnung', 'plz', 'ort', 'adresse'].flatMap((n) => [`einsatzstelle.${n}`, `einsatzort.${n}`]),
	...['bezeichnung', 'kurzbezeichnung', 'url'].map((n) => `mandant.${n}`),
	...['wer', 'wem', 'dienst'].map((n) => `ansprache.${n}`),
	...['zyklus.bezeichnung', 'empfaenger.name', 'datum.heute', 'datum.jahr', 'link'],
	// What a mail is about, without which there is none (table: Mail templates, special placeholders).
	...['wuensche.liste', 'email.neu', 'einladung.gueltig_bis', 'einladung.absender', 'beitritt.name', 'beitritt.email'],
	...['beitritt.einsatzstelle', 'abfrage.frist', 'datei.name', 'downloads.liste', 'dokument.name', 'dokumente.liste'],
	...['mahnung.stufe', 'signatur.link', 'signatur.gueltig_bis', 'eintraege.liste', 'nachweise.liste', 'fehler.id'],
	...['anfrage.nummer', 'anfrage.name', 'anfrage.email', 'umstaende.liste'],
	...['angebot.frist', 'barriere.nummer', 'barriere.frist', 'barriere.absender', 'barriere.meldung'],
	...['schluessel.bezeichnung', 'schluessel.gueltig_bis'],
	...['lauf.betrag', 'lauf.datum', 'lauf.monate', 'lauf.glaeubiger_id', 'mandat.referenz', 'mandat.konto'],
	...['betreff', 'ergebnis', 'partei', 'seminar.titel', 'seminar.von', 'seminar.bis', 'seminar.tage', 'nachweis.tage'],
	...['meeting.termin', 'termine.liste', 'benutzer.name', 'benutzer.email', 'vertrag.beginn', 'vertrag.ende'],
	...['vertrag.dienstantritt', 'vertrag.dienstende'],
];

const SPUREN = [
	/ {2,}/,
	/^ | $/m,
	/ [.,;:!?)](\s|$)/,
	/\(\s*\)|„\s*“/,
	/, ?[,.]/,
	/in Höhe von (und|monatlich)/,
	/(^|\s)0,00 €/,
	/undefined|\bnull\b|\{\{|\{\?|\?\}/,
];
const TRENNER = /^-- $/m;

const gelesen = (vorlage: Mailvorlage, kennt: (name: string) => boolean): string => {
	const werte = beispielwerte(namenInMail(vorlage.kontext));
	const bekannt = new Map([...werte].filter(([name]) => kennt(name)));
	const { betreff, text } = rendere(vorlage, bekannt, '#00636E');
	return `${betreff}\n${text.replace(TRENNER, '--')}`;
};

test.each([...VORLAGEN.values()])('$key has no hole, whatever is known', (vorlage) => {
	for (const mail of [gelesen(vorlage, (name) => IMMER.includes(name)), gelesen(vorlage, () => true)])
		expect(SPUREN.filter((spur) => spur.test(mail)).map((spur) => [spur, mail])).toEqual([]);
});

test('a hole would be seen', () => {
	const vorlage = VORLAGEN.get('VERHANDLUNG') as Mailvorlage;
	const mit = (satz: string) => gelesen({ ...vorlage, inhalt: satz }, (name) => IMMER.includes(name));
	const gesehen = (satz: string) => SPUREN.some((spur) => spur.test(mit(satz)));
	expect(gesehen('{{ freiwilliger.name }} wird betreut von {{ betreuer.name }}.')).toBe(true);
	expect(gesehen('{{ freiwilliger.name }} ({{ betreuer.name }}) kommt')).toBe(true);
	expect(gesehen('{{ freiwilliger.name }}{? wird betreut von {{ betreuer.name }}?}.')).toBe(false);
});
