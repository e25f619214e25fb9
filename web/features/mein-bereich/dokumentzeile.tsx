import { Box, Flex, Group, Stack } from '@mantine/core';
import { IconDownload, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { tageZwischen, tagInBerlin } from '#domain/datum.ts';
import { SIGNATURANGABEN } from '#domain/dokumentspec/signaturform.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';
import { FREIWILLIGER, type FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import { formatStatus } from '#domain/status/katalog.ts';
import { DOKUMENTE, MEINE_DOKUMENTE } from '../../texte/akte/dokumente.ts';
import { MEIN } from '../../texte/zugang/mein-bereich.ts';
import { Button, IconButton, LinkButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Ampel } from '../../ui/figures/ampel.tsx';
import { Icon } from '../../ui/icon.tsx';
import { OuterLink, TextButton } from '../../ui/text-link.tsx';
import { useAkte } from '../akte/akte-kontext.tsx';
import { angaben, Dateizeile } from '../akte/dokumente/datei-zeile.tsx';
import { Hochladen } from '../akte/dokumente/hochladen.tsx';
import {
	type Anforderung,
	type Dokument,
	darfTun,
	dokumentadresse,
	neuestes,
	vorlagenadresse,
} from '../akte/dokumente/queries.ts';
import { useDruck, type Vorgang, vorgaenge } from '../akte/dokumente/taten.ts';
import { Unterschriften } from '../akte/dokumente/unterschriften.tsx';
import { Status } from '../status/status.tsx';
import css from './dokumentzeile.module.css';
import { eigeneSitzung } from './offene-dokumente.ts';

const TEXT = MEINE_DOKUMENTE;

interface DokumentzeileProps {
	anforderung: Anforderung;
	/** Its button is the filled one. */
	istErste: boolean;
	onVorgang: (vorgang: Vorgang) => void;
	onAnsehen: (dokument: Dokument) => void;
}

/** One document the volunteer is asked for or was given: how it stands, and what he can do with it. */
export function Dokumentzeile({ anforderung, istErste, onVorgang, onAnsehen }: DokumentzeileProps) {
	const [laedtHoch, setLaedtHoch] = useState(false);
	const dokument = neuestes(anforderung);
	return (
		<li className={css.zeile}>
			<div className={css.kopf}>
				<Box miw={0}>
					<h3 className={css.name}>{anforderung.bezeichnung}</h3>
					<Naeheres anforderung={anforderung} dokument={dokument} onAnsehen={onAnsehen} />
				</Box>
				<Stack gap={2}>
					<Stand anforderung={anforderung} dokument={dokument} />
					{anforderung.status === 'NOT_PROVIDED' && <Faellig anforderung={anforderung} />}
				</Stack>
				<Taten
					anforderung={anforderung}
					dokument={dokument}
					istErste={istErste}
					onHochladen={() => setLaedtHoch(true)}
					onVorgang={onVorgang}
				/>
			</div>
			{laedtHoch && (
				<div className={css.hochladen}>
					<Hochladen anforderung={anforderung} autoFocus onDone={() => setLaedtHoch(false)} />
					<IconButton
						icon={IconX}
						variant="bare"
						label={DOKUMENTE.hochladenSchliessen}
						onClick={() => setLaedtHoch(false)}
					/>
				</div>
			)}
			{dokument && dokument.status === DOKUMENT.nr.UnterschriftenSammeln && (
				<Unterschriften dokument={dokument} ohneKnopf />
			)}
		</li>
	);
}

/** What was closed without a document is missed by nobody. */
function Stand({ anforderung, dokument }: Pick<NaeheresProps, 'anforderung' | 'dokument'>) {
	if (dokument) return <Status katalog={DOKUMENT} nummer={dokument.status} />;
	if (anforderung.status === 'FINISHED') return <span className={css.faellig}>{MEIN.nichtMehrNoetig}</span>;
	return <Ampel state="missing">{DOKUMENTE.fehlt}</Ampel>;
}

interface NaeheresProps {
	anforderung: Anforderung;
	dokument: Dokument | undefined;
	onAnsehen: (dokument: Dokument) => void;
}

function Naeheres({ anforderung, dokument, onAnsehen }: NaeheresProps) {
	const { bemerkung, hatVorlage, nutzungsart, signaturform, specID, status } = anforderung;
	const weg = signaturform && SIGNATURANGABEN[signaturform].weg;
	const { freiwilliger } = useAkte();
	const drucke = useDruck();
	return (
		<div className={css.naeheres}>
			{bemerkung && <p>{bemerkung}</p>}
			{dokument && (
				<Flex component="p" gap="0 12px" wrap="wrap" fz="sm" lh="sm">
					<Dateizeile dokument={dokument} onAnsehen={onAnsehen} />
					<span>{herkunft(dokument)}</span>
				</Flex>
			)}
			{dokument && angaben(dokument).map((zeile) => <p key={zeile}>{zeile}</p>)}
			{dokument?.status === DOKUMENT.nr.Abgelehnt && <p>{TEXT.zurueckgewiesen}</p>}
			{status === 'NOT_PROVIDED' && weg && weg !== 'PORTAL' && <p>{TEXT.weg[weg]}</p>}
			{darfTun(anforderung.aktionen, 'drucken') && (
				<p>
					<TextButton onClick={() => drucke(anforderung)}>{TEXT.drucken}</TextButton>
				</p>
			)}
			{hatVorlage && nutzungsart === 'BEIDES' && status === 'NOT_PROVIDED' && weg !== 'PAPIER' && (
				<p>
					<OuterLink className={css.vorlage} href={vorlagenadresse(freiwilliger.id, specID)} download>
						<Icon of={IconDownload} /> {TEXT.vorlage}
					</OuterLink>
				</p>
			)}
		</div>
	);
}

function herkunft({ herkunft: woher, hochgeladenAm }: Dokument): string {
	const tag = formatDatum(tagInBerlin(hochgeladenAm));
	return woher === 'UPLOAD' ? TEXT.eingereicht(tag) : TEXT.bereitgestellt(tag);
}

/** Until when it is wanted: the day that was named, or the step that waits for it. */
export function Faellig({ anforderung: { frist, blockiertAb } }: { anforderung: Anforderung }) {
	const { heute } = useAkte();
	if (frist) {
		const tage = tageZwischen(heute, frist);
		return (
			<span className={cx(css.faellig, tage < EILIG && css.eilig)}>
				<b>{TEXT.bis(formatDatum(frist))}</b>{' '}
				{tage < 0 ? TEXT.ueberfaellig : tage === 0 ? TEXT.heuteFaellig : TEXT.nochTage(tage)}
			</span>
		);
	}
	if (blockiertAb === null) return null;
	const status = formatStatus(FREIWILLIGER, blockiertAb as FreiwilligerStatus);
	return <span className={css.faellig}>{MEIN.vor[blockiertAb] ?? MEIN.vorStatus(status)}</span>;
}

/** Days before its end from which a term is coloured. */
const EILIG = 8;

interface TatenProps {
	anforderung: Anforderung;
	dokument: Dokument | undefined;
	istErste: boolean;
	onHochladen: () => void;
	onVorgang: (vorgang: Vorgang) => void;
}

function Taten({ anforderung, dokument, istErste, onHochladen, onVorgang }: TatenProps) {
	const name = anforderung.bezeichnung;
	const sitzungID = dokument && eigeneSitzung(dokument);
	const loeschen = vorgaenge(anforderung).find(({ tat }) => tat.aktion === 'loeschen' && tat.erlaubt);
	const kannHochladen = darfTun(anforderung.aktionen, 'hochladen');
	const fehlt = anforderung.status === 'NOT_PROVIDED';
	const variant = istErste ? 'primary' : 'secondary';
	return (
		<Group gap="8px 12px" justify="flex-end" wrap="wrap">
			{sitzungID && (
				<LinkButton
					to="/unterschrift/$signToken"
					params={{ signToken: sitzungID }}
					variant={variant}
					aria-label={DOKUMENTE.tatZu(DOKUMENTE.unterschreiben, name)}
				>
					{DOKUMENTE.unterschreiben}
				</LinkButton>
			)}
			{kannHochladen && fehlt && (
				<Button variant={variant} aria-label={DOKUMENTE.tatZu(TEXT.hochladen, name)} onClick={onHochladen}>
					{TEXT.hochladen}
				</Button>
			)}
			{kannHochladen && !fehlt && anforderung.status !== 'WAIT_SIGNING' && (
				<TextButton aria-label={DOKUMENTE.tatZu(TEXT.andereDatei, name)} onClick={onHochladen}>
					{TEXT.andereDatei}
				</TextButton>
			)}
			{dokument?.endung && (
				<OuterLink
					href={dokumentadresse(dokument)}
					download
					aria-label={DOKUMENTE.tatZu(DOKUMENTE.herunterladen, name)}
				>
					{DOKUMENTE.herunterladen}
				</OuterLink>
			)}
			{loeschen && (
				<TextButton aria-label={DOKUMENTE.tatZu(DOKUMENTE.loeschenTitel, name)} onClick={() => onVorgang(loeschen)}>
					{DOKUMENTE.tat.loeschen}
				</TextButton>
			)}
		</Group>
	);
}
