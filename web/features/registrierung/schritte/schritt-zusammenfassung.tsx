import { Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { auswahlText, ERZIEHUNGSBERECHTIGTER_ART } from '#domain/felder/auswahl.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { monatsname } from '../../../client/datumsworte.ts';
import { ANGABEN, FELD, REGISTRIERUNG } from '../../../texte/zugang/registrierung.ts';
import { CheckboxField } from '../../../ui/fields/fields.tsx';
import { TextButton, TextLink } from '../../../ui/text-link.tsx';
import type { Wahleintrag } from '../../stammlisten/wahllisten.ts';
import { textQuery } from '../../texte/queries.ts';
import { Seitentext } from '../../texte/seitentext.tsx';
import { type Angaben, istMinderjaehrig, VORWAHL } from '../angaben.ts';
import { feldname } from '../bezeichnung.ts';
import { ankreuzfeld, type Formular } from '../formular.ts';
import type { Nachschlag } from '../nachschlag.ts';
import { SCHRITTE, type Schritt } from '../schritte.ts';
import felder from './felder.module.css';
import css from './zusammenfassung.module.css';

interface SchrittZusammenfassungProps {
	formular: Formular;
	nachschlag: Nachschlag;
	gehe: (stelle: number) => void;
}

type Eintrag = Pick<Wahleintrag, 'id' | 'bezeichnung'>;
type Zeile = readonly [name: string, wert: ReactNode];

/** Everything once more, each part with the way back to it, and the consent. */
export function SchrittZusammenfassung({ formular, nachschlag, gehe }: SchrittZusammenfassungProps) {
	const teile = zeilen(formular.values, nachschlag);
	// Which version the tick is for.
	useQuery(textQuery('datenschutz'));
	return (
		<Stack gap={24}>
			{teile.map(([schritt, liste]) => (
				<section key={schritt}>
					<div className={css.kopf}>
						<Title order={2} size="h3">
							{REGISTRIERUNG.schritte[schritt].name}
						</Title>
						<TextButton
							aria-label={ANGABEN.aendernVon(REGISTRIERUNG.schritte[schritt].name)}
							onClick={() => gehe(SCHRITTE.indexOf(schritt))}
						>
							{ANGABEN.aendern}
						</TextButton>
					</div>
					<dl>
						{liste
							.filter(([, wert]) => wert !== '' && wert !== null)
							.map(([name, wert]) => (
								<div key={name} className={css.zeile}>
									<dt>{name}</dt>
									<dd>{wert}</dd>
								</div>
							))}
					</dl>
				</section>
			))}
			<Seitentext textkey="registrierung.datenschutz" className={css.hinweis} />
			<div className={felder.haken}>
				<CheckboxField required {...ankreuzfeld(formular, 'datenschutz')} label={ANGABEN.datenschutz} />
				<TextLink to="/datenschutz" target="_blank">
					{ANGABEN.datenschutzLesen}
				</TextLink>
				<Text variant="secondary" mt={8}>
					{ANGABEN.danach}
				</Text>
			</div>
		</Stack>
	);
}

function zeilen(a: Angaben, nachschlag: Nachschlag): [Schritt, Zeile[]][] {
	return [
		['stellen', stellen(a, nachschlag)],
		['persoenlich', persoenlich(a, nachschlag)],
		['kontakt', kontakt(a, nachschlag)],
		['schule', schule(a, nachschlag)],
		['zugang', [[feldname('passwort'), ANGABEN.kennwortGewaehlt]]],
	];
}

function stellen({ wuensche }: Angaben, { dienstarten, bewerbbar, zyklus }: Nachschlag): Zeile[] {
	const beginn: Zeile[] = bewerbbar.length > 1 ? [[FELD.beginn, monatsname(zyklus.start.slice(0, 7))]] : [];
	if (wuensche.length === 0) return [...beginn, [FELD.wuensche, REGISTRIERUNG.keineStelle]];
	const orte = wuensche.map(
		({ bezeichnung, dienstartID }, i): Zeile => [
			FELD.stelle(i),
			[bezeichnung, namen(dienstarten, dienstartID)].filter(Boolean).join('\n'),
		],
	);
	return [...beginn, ...orte];
}

function persoenlich(a: Angaben, { laender, wahllisten }: Nachschlag): Zeile[] {
	return [
		[feldname('titelID'), namen(wahllisten.titelID, a.titelID)],
		[feldname('vorname'), a.vorname],
		[feldname('nachname'), a.nachname],
		[feldname('geschlecht'), a.geschlecht && auswahlText('geschlecht', a.geschlecht)],
		[feldname('geburtsdatum'), formatDatum(a.geburtsdatum)],
		[feldname('geburtsname'), a.geburtsname],
		[feldname('geburtsort'), a.geburtsort],
		[feldname('geburtslandID'), namen(laender, a.geburtslandID)],
		[feldname('staatsangehoerigkeitID'), namen(laender, a.staatsangehoerigkeitID)],
	];
}

function kontakt(a: Angaben, { laender, umfeld }: Nachschlag): Zeile[] {
	const personen = istMinderjaehrig(a, umfeld.heute) ? a.erziehungsberechtigte : [];
	const telefon = a.telefon.trim() === VORWAHL ? '' : a.telefon;
	return [
		[feldname('email'), a.email],
		[feldname('mobil'), a.mobil],
		[feldname('telefon'), telefon],
		[FELD.isSignal, jaNein(a.isSignal)],
		[FELD.isWhatsapp, jaNein(a.isWhatsapp)],
		[feldname('strasse'), `${a.strasse} ${a.hausnummer}`.trim()],
		[feldname('adresszusatz'), a.adresszusatz],
		[feldname('ort'), REGISTRIERUNG.ort(a.plz, a.ort)],
		[feldname('landID'), namen(laender, a.landID)],
		...personen.map((person, i): Zeile => [ANGABEN.person(i), angabenZu(person, laender)]),
	];
}

/** All that was entered about a guardian, below each other; the country only beside a place. */
function angabenZu(person: Angaben['erziehungsberechtigte'][number], laender: readonly Eintrag[]): string {
	const { art, vorname, nachname, email, telefon, strasse, hausnummer, plz, ort, landID } = person;
	const wohnort = REGISTRIERUNG.ort(plz, ort);
	return [
		`${vorname} ${nachname} (${ERZIEHUNGSBERECHTIGTER_ART[art as keyof typeof ERZIEHUNGSBERECHTIGTER_ART]})`,
		email,
		telefon.trim() === VORWAHL ? '' : telefon,
		`${strasse} ${hausnummer}`.trim(),
		wohnort && [wohnort, namen(laender, landID)].filter(Boolean).join(', '),
		person.isUnterschriftErforderlich ? FELD.isUnterschriftErforderlich : ANGABEN.unterschreibtNicht,
		person.isAlleinigesSorgerecht ? FELD.isAlleinigesSorgerecht : '',
	]
		.filter(Boolean)
		.join('\n');
}

function schule(a: Angaben, { dienstarten, wahllisten }: Nachschlag): Zeile[] {
	return [
		[feldname('dienstartWunschID'), namen(dienstarten, a.dienstartWunschID)],
		[feldname('gewuenschterBeginn'), monatsname(a.gewuenschterBeginn)],
		[FELD.dauer, a.gewuenschteDauerMonate && `${a.gewuenschteDauerMonate} ${FELD.dauerEinheit}`],
		[feldname('sportartIDs'), namen(wahllisten.sportartIDs, ...a.sportartIDs)],
		[feldname('taetigkeitsfeldIDs'), namen(wahllisten.taetigkeitsfeldIDs, ...a.taetigkeitsfeldIDs)],
		[FELD.isWohnraumunterstuetzung, jaNein(a.isWohnraumunterstuetzung)],
		[FELD.profilbild, a.profilbild?.name ?? ''],
		[feldname('schulabschlussID'), namen(wahllisten.schulabschlussID, a.schulabschlussID)],
		[feldname('ausbildungID'), namen(wahllisten.ausbildungID, a.ausbildungID)],
		[feldname('aktuelleTaetigkeit'), a.aktuelleTaetigkeit],
		[feldname('schulpflichtErfuelltZum'), formatDatum(a.schulpflichtErfuelltZum)],
		[feldname('motivation'), a.motivation],
	];
}

const jaNein = (wert: boolean | null): string => {
	if (wert === null) return '';
	return wert ? ANGABEN.ja : ANGABEN.nein;
};

const namen = (liste: readonly Eintrag[] = [], ...ids: readonly (string | null)[]): string =>
	liste
		.filter(({ id }) => ids.includes(id))
		.map(({ bezeichnung }) => bezeichnung)
		.join(', ');
