import { Group, Radio, Stack, Text } from '@mantine/core';
import { IconInfoCircle, IconMessage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import type { Contract } from '#api/contract/contract.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { ZEUGNISSE } from '#domain/liste/zeugnisse.ts';
import {
	felderVon,
	pflichtfelderVon,
	UMFANGWORT,
	ZEUGNISFELD_BEZEICHNUNG,
	ZEUGNISUMFAENGE,
	type Zeugnistexte,
	type Zeugnisumfang,
} from '#domain/zeugnis/texte.ts';
import { call } from '../../client/call.ts';
import { MENUE } from '../../texte/menue.ts';
import { ZEUGNISSE as T } from '../../texte/zeugnisse.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/banner.tsx';
import { Geladen, WithReason } from '../../ui/feedback/geladen.tsx';
import { SkeletonLines } from '../../ui/feedback/states.tsx';
import { UnsavedChangesGuard } from '../../ui/feedback/unsaved-changes-guard.tsx';
import { TextAreaField } from '../../ui/fields/fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import { later } from '../../ui/later.tsx';
import { KeyFacts } from '../../ui/layout/file-header.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { betroffen } from '../akte/befehl.ts';
import { useBefehl } from '../formular/befehl.ts';
import { usePageHead } from '../portal/page-head.ts';
import { Ladefehler } from '../seite/ladefehler.tsx';
import { Sendezeile } from '../senden/sendezeile.tsx';
import { ZEUGNISLISTE } from './liste.ts';
import { ansichtQuery, type Gemeint, type Zeugnis, zeugnisQuery } from './queries.ts';
import { Textfeld } from './textfeld.tsx';
import css from './zeugnisse.module.css';

const PdfAnsicht = later(async () => (await import('../../ui/layout/pdf-ansicht.tsx')).default);

/** One Zeugnis: what is written on the left, the paper on the right. */
export function ZeugnisPage({ gemeint, blaettern }: { gemeint: Gemeint; blaettern: ReactNode }) {
	const query = useQuery(zeugnisQuery(gemeint));
	const name = query.data ? nameVon(query.data) : '';
	usePageHead({ title: T.titelVon(name), crumbs: CRUMBS });
	return (
		<Page>
			<PageTitle title={T.titelVon(name)} actions={blaettern} />
			<Geladen query={query} lines={10} failed={Ladefehler}>
				{(zeugnis) => <Werkstatt key={zeugnis.vertragID} zeugnis={zeugnis} />}
			</Geladen>
		</Page>
	);
}

const CRUMBS = [{ label: MENUE.gruppen.dokumente }, { label: T.titel, to: ZEUGNISLISTE.pfad }];
const { worte: STANDWORT } = ZEUGNISSE.spalten.stand;
const nameVon = ({ vorname, nachname }: Zeugnis): string => [vorname, nachname].filter(Boolean).join(' ');

function Werkstatt({ zeugnis }: { zeugnis: Zeugnis }) {
	return (
		<div className={css.teile}>
			<Stack gap={16}>
				<Angaben zeugnis={zeugnis} />
				{zeugnis.berichtigung && (
					<Notice icon={<Icon of={IconMessage} />} title={T.berichtigung}>
						{zeugnis.berichtigung}
					</Notice>
				)}
				{zeugnis.hinweis && zeugnis.stand === 'STELLE' && (
					<Notice icon={<Icon of={IconMessage} />} title={T.hinweis}>
						{zeugnis.hinweis}
					</Notice>
				)}
				{zeugnis.darf.schreiben && zeugnis.umfang ? (
					<Schreiben zeugnis={zeugnis} umfang={zeugnis.umfang} />
				) : (
					<Notice icon={<Icon of={IconInfoCircle} />} title={T.nurLesen[zeugnis.stand]} />
				)}
				{zeugnis.darf.verlangen && <Beginnen zeugnis={zeugnis} />}
				{zeugnis.anforderungID && !zeugnis.darf.schreiben && (
					<Text>
						<TextLink to="/admin/freiwillige/$id/akte" params={{ id: zeugnis.freiwilligerID }}>
							{T.dokument}
						</TextLink>
					</Text>
				)}
			</Stack>
			<section className={css.papier} aria-label={T.ansicht}>
				<Text variant="label">{T.ansicht}</Text>
				{zeugnis.umfang ? <Papier zeugnis={zeugnis} /> : <Text variant="secondary">{T.ohneAnsicht}</Text>}
			</section>
		</div>
	);
}

function Angaben({ zeugnis }: { zeugnis: Zeugnis }) {
	const { von, bis, frist, umfang, stand, stelltAus, einsatzort, dienstart } = zeugnis;
	// In the BFD nobody has to ask for it.
	const nichtBegonnen = stand === 'NICHT_VERLANGT' && stelltAus === 'EINSATZSTELLE';
	const zeit = von && bis ? T.vonBis(formatDatum(von), formatDatum(bis)) : null;
	return (
		<KeyFacts
			facts={[
				{ label: T.angaben.stand, value: nichtBegonnen ? STANDWORT.NICHT_BEGONNEN : STANDWORT[stand] },
				{ label: T.angaben.dienst, value: [dienstart, zeit].filter(Boolean).join(', ') },
				...(einsatzort ? [{ label: T.angaben.ort, value: einsatzort }] : []),
				...(umfang ? [{ label: T.angaben.umfang, value: UMFANGWORT[umfang] }] : []),
				...(frist ? [{ label: T.angaben.frist, value: formatDatum(frist) }] : []),
				{ label: T.angaben.ausstellung, value: T.stelltAus[stelltAus] },
			]}
		/>
	);
}

function Papier({ zeugnis }: { zeugnis: Zeugnis }) {
	const query = useQuery(ansichtQuery(zeugnis));
	return (
		<Geladen query={query} failed={WithReason}>
			{(pdf) => (
				<Suspense fallback={<SkeletonLines />}>
					<PdfAnsicht pdf={pdf} titel={T.titelVon(nameVon(zeugnis))} />
				</Suspense>
			)}
		</Geladen>
	);
}

const VERLANGEN = 'POST /v1/freiwilliger/{freiwilligerID}/vertrag/{vertragID}/zeugnis/verlangen';

/** By staff for anybody; in the BFD there is only the extended one. */
function Beginnen({ zeugnis }: { zeugnis: Zeugnis }) {
	const { freiwilligerID, vertragID, stelltAus } = zeugnis;
	const [umfang, setUmfang] = useState<Zeugnisumfang>('ERWEITERT');
	const body = { umfang };
	const params = { freiwilligerID, vertragID };
	const befehl = useBefehl<void>({
		run: (_, idempotencyKey) => call(VERLANGEN, { params, body, idempotencyKey }),
		invalidates: betroffen(freiwilligerID),
		meldung: T.begonnen,
	});
	return (
		<Stack gap={12}>
			{stelltAus === 'TRAEGER' && (
				<Radio.Group label={T.umfang} value={umfang} onChange={(wert) => setUmfang(wert as Zeugnisumfang)}>
					<Stack gap={8} pt={4}>
						{ZEUGNISUMFAENGE.map((einer) => (
							<Radio key={einer} value={einer} label={T.umfaenge[einer]} />
						))}
					</Stack>
				</Radio.Group>
			)}
			<Group>
				<Button variant="primary" loading={befehl.isRunning} onClick={() => befehl.execute()}>
					{T.verlangen}
				</Button>
			</Group>
			<Sendezeile anfrage={{ ruf: 'verlangeZeugnis', params, body }} />
		</Stack>
	);
}

const SCHREIBEN = 'PUT /v1/freiwilliger/{freiwilligerID}/vertrag/{vertragID}/zeugnis';
const WEITERGEBEN = 'POST /v1/freiwilliger/{freiwilligerID}/vertrag/{vertragID}/zeugnis/weitergabe';
const ENTSCHEIDEN = 'POST /v1/freiwilliger/{freiwilligerID}/vertrag/{vertragID}/zeugnis/entscheidung';
type Entscheidung = Contract[typeof ENTSCHEIDEN]['body'];

/** What was typed is saved before anything is decided on it. */
function Schreiben({ zeugnis, umfang }: { zeugnis: Zeugnis; umfang: Zeugnisumfang }) {
	const { freiwilligerID, vertragID, darf, stand } = zeugnis;
	const [texte, setTexte] = useState<Zeugnistexte>(zeugnis.texte);
	const [frage, setFrage] = useState<'ZURUECKGEBEN' | 'LASSEN' | null>(null);
	const params = { freiwilligerID, vertragID };
	const istNeu = felderVon(umfang).some((feld) => texte[feld].trim() !== zeugnis.texte[feld]);
	// Said again it changes nothing.
	const sichere = async () => {
		if (istNeu) await call(SCHREIBEN, { params, body: { texte } });
	};
	const invalidates = betroffen(freiwilligerID);
	const speichern = useBefehl<void>({ run: sichere, invalidates, meldung: T.gespeichert });
	const weitergeben = useBefehl<void>({
		run: async (_, key) => {
			await sichere();
			return call(WEITERGEBEN, { params, body: {}, idempotencyKey: key });
		},
		invalidates,
		meldung: T.weitergegeben,
	});
	const entscheiden = useBefehl<Entscheidung>({
		run: async (body, key) => {
			await sichere();
			return call(ENTSCHEIDEN, { params, body, idempotencyKey: key });
		},
		invalidates,
		meldung: ({ schritt }) =>
			({ FREIGEBEN: T.freigegeben, ZURUECKGEBEN: T.zurueckgegeben, LASSEN: T.gelassen })[schritt],
		onDone: () => setFrage(null),
	});
	const fehlt = pflichtfelderVon(umfang).some((feld) => texte[feld].trim() === '');
	return (
		<Stack gap={20}>
			<UnsavedChangesGuard dirty={istNeu} />
			{felderVon(umfang).map((feld) => (
				<Textfeld
					key={feld}
					feld={feld}
					label={ZEUGNISFELD_BEZEICHNUNG[feld]}
					wert={texte[feld]}
					istPflicht={pflichtfelderVon(umfang).includes(feld)}
					vorschlag={feld === 'taetigkeiten' ? zeugnis.vorschlag : ''}
					onChange={(wert) => setTexte({ ...texte, [feld]: wert })}
				/>
			))}
			{frage ? (
				<Antwort
					frage={frage}
					params={params}
					laeuft={entscheiden.isRunning}
					onAbbruch={() => setFrage(null)}
					onSenden={(body) => entscheiden.execute(body)}
				/>
			) : (
				<Group wrap="wrap">
					<Button loading={speichern.isRunning} disabled={!istNeu} onClick={() => speichern.execute()}>
						{T.speichern}
					</Button>
					{darf.weitergeben && (
						<Button
							variant="primary"
							loading={weitergeben.isRunning}
							disabled={fehlt}
							onClick={() => weitergeben.execute()}
						>
							{T.weitergeben}
						</Button>
					)}
					{darf.freigeben && (
						<>
							<Button onClick={() => setFrage('ZURUECKGEBEN')}>{T.zurueckgeben} …</Button>
							{stand === 'BERICHTIGUNG' && <Button onClick={() => setFrage('LASSEN')}>{T.lassen} …</Button>}
							<Button
								variant="primary"
								loading={entscheiden.isRunning}
								disabled={fehlt}
								onClick={() => entscheiden.execute({ schritt: 'FREIGEBEN' })}
							>
								{T.freigeben}
							</Button>
						</>
					)}
				</Group>
			)}
		</Stack>
	);
}

interface AntwortProps {
	frage: 'ZURUECKGEBEN' | 'LASSEN';
	params: Gemeint;
	laeuft: boolean;
	onAbbruch: () => void;
	onSenden: (body: Entscheidung) => void;
}

/** Unfolds where the buttons were: what is said with it. */
function Antwort({ frage, params, laeuft, onAbbruch, onSenden }: AntwortProps) {
	const [text, setText] = useState('');
	const gesagt = text.trim();
	const body: Entscheidung =
		frage === 'ZURUECKGEBEN' ? { schritt: frage, nachricht: gesagt } : { schritt: frage, grund: gesagt };
	const verb = frage === 'ZURUECKGEBEN' ? T.zurueckgeben : T.lassen;
	return (
		<Stack gap={12}>
			<TextAreaField
				label={frage === 'ZURUECKGEBEN' ? T.wasFehlt : T.warum}
				required
				maxLength={2000}
				value={text}
				onChange={(e) => setText(e.currentTarget.value)}
			/>
			<Group>
				<Button onClick={onAbbruch}>{T.abbrechen}</Button>
				<Button variant="primary" loading={laeuft} disabled={!gesagt} onClick={() => onSenden(body)}>
					{verb}
				</Button>
			</Group>
			{gesagt && <Sendezeile anfrage={{ ruf: 'entscheideZeugnis', params, body }} />}
		</Stack>
	);
}
