import { Stack, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconCloudCheck } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatUhrzeit } from '#domain/format/datum.ts';
import type { HilfeKey } from '#domain/hilfe/katalog.ts';
import { UI } from '../../texte/ui.ts';
import { REGISTRIERUNG } from '../../texte/zugang/registrierung.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { Form, RequiredHint } from '../../ui/fields/fields.tsx';
import { Steps } from '../../ui/figures/steps.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Inline } from '../../ui/inline.ts';
import { HelpButton } from '../hilfe/help-button.tsx';
import { PublicFrame } from '../oeffentlich/public-frame.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { Seitentext } from '../texte/seitentext.tsx';
import { istMinderjaehrig } from './angaben.ts';
import { mitZyklus, type Nachschlag } from './nachschlag.ts';
import { Merkliste } from './schritte/merkliste.tsx';
import { MerklisteWahl } from './schritte/merkliste-wahl.tsx';
import { SchrittKontakt } from './schritte/schritt-kontakt.tsx';
import { SchrittPersoenlich } from './schritte/schritt-persoenlich.tsx';
import { SchrittSchule } from './schritte/schritt-schule.tsx';
import { SchrittStellen } from './schritte/schritt-stellen.tsx';
import { SchrittZugang } from './schritte/schritt-zugang.tsx';
import { SchrittZusammenfassung } from './schritte/schritt-zusammenfassung.tsx';
import { SCHRITTE, type Schritt } from './schritte.ts';
import { type Bewerbung, useBewerbung } from './use-bewerbung.ts';
import css from './wizard.module.css';

const { schritte } = REGISTRIERUNG;
const LEISTE = SCHRITTE.map((key) => ({ key, label: schritte[key].name }));

const HILFE_ZUM_SCHRITT: Readonly<Record<Schritt, HilfeKey>> = {
	stellen: 'registrierung.stellen',
	persoenlich: 'registrierung.daten',
	kontakt: 'registrierung.daten',
	schule: 'registrierung.daten',
	zugang: 'registrierung.zugang',
	zusammenfassung: 'registrierung.zugang',
};

/** Registration in six steps; `gewuenscht` is the index the address names. */
export function Wizard({ gewuenscht, nachschlag: alle }: { gewuenscht: number; nachschlag: Nachschlag }) {
	const bewerbung = useBewerbung(alle, gewuenscht);
	const { schritt, stelle, formular, maengel } = bewerbung;
	const nachschlag = mitZyklus(alle, formular.values.zyklusID);
	usePageHead({ title: `${schritte[schritt].name} · ${REGISTRIERUNG.titel}` });
	const nachSenden = formular.onSubmit(bewerbung.vor);
	return (
		<PublicFrame
			sunken
			actions={<Entwurfstand gespeichert={bewerbung.gespeichert} />}
			bar={<Steps label={REGISTRIERUNG.schritteDerBewerbung} steps={LEISTE} current={stelle} onStep={bewerbung.gehe} />}
		>
			<div className={css.spalten}>
				<Form className={css.karte} onSubmit={nachSenden}>
					<Kopf schritt={schritt} stelle={stelle} ruhig={maengel !== null} />
					{maengel && <Maengel {...maengel} />}
					{schritt === 'stellen' && <Seitentext textkey="registrierung.einleitung" className={css.einleitung} />}
					<Inhalt bewerbung={bewerbung} nachschlag={nachschlag} />
					<Fuss bewerbung={bewerbung} />
				</Form>
				<aside className={css.seite}>
					{schritt === 'stellen' ? (
						<MerklisteWahl formular={formular} nachschlag={nachschlag} />
					) : (
						<Merkliste stellen={formular.values.wuensche} />
					)}
					{istMinderjaehrig(formular.values, nachschlag.umfeld.heute) !== false && <Minderjaehrig />}
				</aside>
			</div>
		</PublicFrame>
	);
}

/** The heading takes the focus at a change of step, unless a summary of errors does. */
function Kopf({ schritt, stelle, ruhig }: { schritt: Schritt; stelle: number; ruhig: boolean }) {
	const frage = useRef<HTMLHeadingElement>(null);
	const zuletzt = useRef(schritt);
	useEffect(() => {
		if (zuletzt.current !== schritt && !ruhig) frage.current?.focus();
		zuletzt.current = schritt;
	}, [schritt, ruhig]);
	return (
		<div className={css.kopf}>
			<div>
				<Text variant="hint">{UI.schritt(stelle + 1, SCHRITTE.length)}</Text>
				<Title ref={frage} order={1} fz={24} lh="32px" fw={650} lts="-0.02em" tabIndex={-1}>
					{schritte[schritt].frage}
				</Title>
			</div>
			<div className={css.hilfe}>
				{schritt !== 'stellen' && <RequiredHint />}
				<HelpButton hilfe={HILFE_ZUM_SCHRITT[schritt]} size="md" />
			</div>
		</div>
	);
}

/** What was refused takes the focus, whether a field is to blame or not. */
function Maengel({ felder, allgemein }: NonNullable<Bewerbung['maengel']>) {
	const absage = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (allgemein.length > 0) absage.current?.focus();
	}, [allgemein]);
	return (
		<Stack gap={8} mt={-12} mb={16}>
			{allgemein.length > 0 && (
				<div ref={absage} tabIndex={-1}>
					<ErrorBox text={allgemein.join(' ')} />
				</div>
			)}
			<ErrorSummary errors={felder} />
		</Stack>
	);
}

function Inhalt({ bewerbung, nachschlag }: { bewerbung: Bewerbung; nachschlag: Nachschlag }) {
	const { formular, schritt, gehe } = bewerbung;
	const seiten: Record<Schritt, () => ReactNode> = {
		stellen: () => <SchrittStellen formular={formular} nachschlag={nachschlag} />,
		persoenlich: () => <SchrittPersoenlich formular={formular} nachschlag={nachschlag} />,
		kontakt: () => <SchrittKontakt formular={formular} nachschlag={nachschlag} />,
		schule: () => <SchrittSchule formular={formular} nachschlag={nachschlag} />,
		zugang: () => <SchrittZugang formular={formular} />,
		zusammenfassung: () => <SchrittZusammenfassung formular={formular} nachschlag={nachschlag} gehe={gehe} />,
	};
	return seiten[schritt]();
}

function Fuss({ bewerbung: { stelle, naechster, gehe, sendet } }: { bewerbung: Bewerbung }) {
	return (
		<div className={css.fuss}>
			{stelle > 0 && (
				<Button size="xl" icon={IconArrowLeft} onClick={() => gehe(stelle - 1)}>
					{REGISTRIERUNG.zurueck}
				</Button>
			)}
			<span className={css.ende}>
				<Button
					variant="primary"
					size="xl"
					type="submit"
					loading={sendet}
					iconEnd={naechster === null ? undefined : IconArrowRight}
				>
					{naechster === null ? REGISTRIERUNG.absenden : schritte[naechster].weiter}
				</Button>
			</span>
		</div>
	);
}

/** When the draft was kept, and the way out that loses nothing. */
function Entwurfstand({ gespeichert }: { gespeichert: Bewerbung['gespeichert'] }) {
	return (
		<>
			{gespeichert === false && <Inline variant="secondary">{REGISTRIERUNG.entwurfFehlt}</Inline>}
			{gespeichert && (
				<Inline variant="secondary">
					<Icon of={IconCloudCheck} />
					{REGISTRIERUNG.entwurf(formatUhrzeit(gespeichert))}
				</Inline>
			)}
			<LinkButton to="/">{REGISTRIERUNG.spaeter}</LinkButton>
		</>
	);
}

function Minderjaehrig() {
	return (
		<section className={css.hinweis}>
			<Title order={2} size="h3">
				{REGISTRIERUNG.minderjaehrig.titel}
			</Title>
			<p>{REGISTRIERUNG.minderjaehrig.text}</p>
		</section>
	);
}
