import { Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { HOECHSTENS_ANHAENGE } from '#domain/upload/anhang.ts';
import { NACHRICHTANGABEN, type Nachrichttext } from '#domain/vorlagen/nachricht.ts';
import { alsText } from '#domain/vorlagen/werte.ts';
import { call } from '../../client/call.ts';
import { behalteEntwurf, liesEntwurf, verwirfEntwurf } from '../../client/entwurf.ts';
import { useCommand } from '../../client/use-command.ts';
import { NACHRICHT } from '../../texte/nachricht.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorBox, SkeletonLines } from '../../ui/feedback/states.tsx';
import { AnhaengeFeld } from '../dateien/anhaenge-feld.tsx';
import type { Hochgeladen } from '../dateien/datei-feld.tsx';
import { zeigeAblehnung } from '../formular/ablehnung.tsx';
import { parameterQuery } from '../portal/portal.ts';
import { sitzungQuery } from '../portal/sitzung.ts';
import { VorlagenEingabe } from '../vorlagen/vorlagen-eingabe.tsx';
import { type Adressat, type Adressaten, useAdressaten, type Ziel } from './adressaten.ts';
import { Ausgelassene } from './ausgelassene.tsx';
import { Beigefuegt, Dokumentwahl } from './dokumentwahl.tsx';
import css from './nachricht.module.css';
import { Textwahl } from './textwahl.tsx';
import { Vorschau, werteQuery } from './vorschau.tsx';

/** A message that can be sent. */
export interface Nachricht extends Nachrichttext {
	readonly anhaenge: string[];
	readonly dokumente: string[];
	readonly nochmals: string[];
}

interface NachrichtFensterProps {
	ziel: Ziel;
	/** Of the one it is written to in his file; left out: it goes to those of a list. */
	name?: string;
	heute: string;
	/** Below the message. */
	zusatz?: ReactNode;
	sendet: boolean;
	onSenden: (nachricht: Nachricht, gehende: readonly Adressat[]) => void;
	onClose: () => void;
}

/** What is written on the left; on the right the mail as it arrives, and who gets none. */
export function NachrichtFenster({ ziel, name, heute, zusatz, sendet, onSenden, onClose }: NachrichtFensterProps) {
	const { data: sitzung } = useQuery(sitzungQuery);
	const userID = sitzung?.userID ?? '';
	const [text, setText] = useState<Nachrichttext>(() => liesEntwurf(userID, ziel.schluessel) ?? LEER);
	const [anhaenge, setAnhaenge] = useState<Hochgeladen[]>([]);
	const [dokumente, setDokumente] = useState<string[]>([]);
	const [nochmals, setNochmals] = useState<string[]>([]);
	const [fragt, setFragt] = useState(false);
	const adressaten = useAdressaten(ziel, { ...text, dokumente, nochmals });
	const blick = useBlick(adressaten);
	const wertVon = useWerte(blick.einer);
	const test = useTest(text);
	const { alle, gehende, ausgelassene, prueft } = adressaten;
	const istLeer = !text.betreff.trim() || !text.text.trim();
	const hindernis = warumNicht({ istLeer, prueft, niemand: gehende.length === 0 });
	const schliesse = () => {
		if (text.betreff.trim() || text.text.trim()) return setFragt(true);
		verwirfEntwurf(userID, ziel.schluessel);
		onClose();
	};
	return (
		<Dialog
			opened
			onClose={schliesse}
			width={1080}
			title={titel(name, gehende.length)}
			subtitle={name === undefined && alle.length > 0 && NACHRICHT.ausgewaehlt(alle.length, ausgelassene.length)}
			footerStart={
				<Fuss
					stand={test.istGetestet ? NACHRICHT.getestet(anhaenge.length + dokumente.length > 0) : hindernis}
					inAkte={name !== undefined}
				/>
			}
			primary={
				<>
					<Button
						disabled={istLeer || !gehende.length}
						loading={test.isRunning}
						onClick={() => blick.einer && test.execute(blick.einer)}
					>
						{NACHRICHT.test}
					</Button>
					<Button
						variant="primary"
						disabled={hindernis !== null}
						loading={sendet}
						onClick={() =>
							onSenden({ ...text, nochmals, dokumente, anhaenge: anhaenge.map(({ uploadID }) => uploadID) }, gehende)
						}
					>
						{NACHRICHT.senden(gehende.length)}
					</Button>
				</>
			}
		>
			<div className={css.spalten} onKeyDownCapture={blick.taste}>
				<div className={css.schreiben}>
					<Textwahl text={text} onWahl={setText} />
					<VorlagenEingabe
						id="nachricht-betreff"
						autoFocus
						format="ZEILE"
						label={NACHRICHT.betreff}
						description={NACHRICHT.tippen}
						value={text.betreff}
						onChange={(betreff) => setText((bisher) => ({ ...bisher, betreff }))}
						variablen={NACHRICHTANGABEN}
						wertVon={wertVon}
					/>
					<VorlagenEingabe
						id="nachricht-text"
						format="NACHRICHT"
						label={NACHRICHT.text}
						description={NACHRICHT.tippen}
						value={text.text}
						onChange={(worte) => setText((bisher) => ({ ...bisher, text: worte }))}
						variablen={NACHRICHTANGABEN}
						wertVon={wertVon}
					/>
					<AnhaengeFeld value={anhaenge} hoechstens={HOECHSTENS_ANHAENGE - dokumente.length} onChange={setAnhaenge} />
					<Dokumentwahl
						value={dokumente}
						hoechstens={HOECHSTENS_ANHAENGE - anhaenge.length}
						name={name}
						onChange={setDokumente}
					/>
					{zusatz}
				</div>
				<div className={css.ansehen}>
					<Kopf blick={blick} von={gehende.length} />
					{adressaten.fehler ? (
						<ErrorBox text={adressaten.fehler.message} onRetry={adressaten.nochmal} />
					) : blick.einer ? (
						<>
							<Vorschau adressat={blick.einer} nachricht={text} />
							<Beigefuegt anhaenge={anhaenge} dokumente={dokumente} />
						</>
					) : (
						<SkeletonLines lines={6} />
					)}
					<Ausgelassene
						adressaten={ausgelassene}
						heute={heute}
						inAkte={name !== undefined}
						onDochSenden={(id) => setNochmals((bisher) => [...bisher, id])}
					/>
					<Text variant="secondary" fz="sm">
						{name === undefined ? NACHRICHT.record : NACHRICHT.recordEine}
					</Text>
				</div>
			</div>
			{fragt && (
				<Entwurfsfrage
					onBleiben={() => setFragt(false)}
					onWahl={(behalten) => {
						if (behalten) behalteEntwurf(userID, ziel.schluessel, text);
						else verwirfEntwurf(userID, ziel.schluessel);
						onClose();
					}}
				/>
			)}
		</Dialog>
	);
}

/** Sends the mail that is shown to whoever writes it. */
function useTest(text: Nachrichttext) {
	const [getestet, setGetestet] = useState<Nachrichttext | null>(null);
	const teste = useCommand({
		run: ({ freiwilligerID, wunschID }: Adressat, idempotencyKey) =>
			call('POST /v1/freiwilliger/{freiwilligerID}/nachricht/test', {
				params: { freiwilligerID: freiwilligerID ?? '' },
				body: { ...text, wunschID },
				idempotencyKey,
			}),
		onDone: () => setGetestet(text),
		onRefused: zeigeAblehnung,
	});
	return { ...teste, istGetestet: getestet?.betreff === text.betreff && getestet.text === text.text };
}

const LEER: Nachrichttext = { betreff: '', text: '' };

function titel(name: string | undefined, anzahl: number): string {
	if (name !== undefined) return NACHRICHT.titelAn(name);
	return anzahl ? NACHRICHT.titel(anzahl) : NACHRICHT.titelNiemand;
}

/** null: it may leave. */
function warumNicht(stand: { istLeer: boolean; prueft: boolean; niemand: boolean }): string | null {
	if (stand.prueft) return NACHRICHT.prueft;
	if (stand.niemand) return NACHRICHT.niemand;
	return stand.istLeer ? NACHRICHT.leer : null;
}

/** Whose mail is shown, and how to go on to the next: in the order of the list, those who get nothing aside. */
function useBlick({ alle, gehende }: Adressaten) {
	const [gewaehlt, setGewaehlt] = useState<string | null>(null);
	// Whoever turns out to get nothing isn't shown any more: a test goes to who is.
	const gemerkter = gehende.find(({ eintragID }) => eintragID === gewaehlt);
	const einer = gemerkter ?? gehende[0] ?? alle.find(({ freiwilligerID }) => freiwilligerID !== null) ?? null;
	const nr = gehende.findIndex(({ eintragID }) => eintragID === einer?.eintragID);
	const geh = (um: number) => {
		if (gehende.length) setGewaehlt(gehende[(nr + um + gehende.length) % gehende.length]?.eintragID ?? null);
	};
	const taste = (event: KeyboardEvent) => {
		if (!event.altKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
		event.preventDefault();
		event.stopPropagation();
		geh(event.key === 'ArrowLeft' ? -1 : 1);
	};
	return { einer, nr, geh, taste };
}

/** What an Angabe says about the one who is shown. */
function useWerte(einer: Adressat | null): ((name: string) => string) | undefined {
	const { data } = useQuery(werteQuery(einer ?? { freiwilligerID: null, wunschID: null }));
	return data && ((name) => alsText(name, new Map(Object.entries(data.werte))));
}

function Kopf({ blick: { nr, geh }, von }: { blick: ReturnType<typeof useBlick>; von: number }) {
	return (
		<Group justify="space-between" className={css.kopf}>
			<h3 className={css.titel}>{NACHRICHT.soKommtEsAn}</h3>
			{von > 1 && (
				<Group gap={8}>
					<Text variant="secondary" role="status">
						{NACHRICHT.stelle(nr + 1, von)}
					</Text>
					<IconButton icon={IconChevronLeft} size="sm" label={NACHRICHT.vorige} onClick={() => geh(-1)} />
					<IconButton icon={IconChevronRight} size="sm" label={NACHRICHT.naechste} onClick={() => geh(1)} />
				</Group>
			)}
		</Group>
	);
}

function Fuss({ stand, inAkte }: { stand: string | null; inAkte: boolean }) {
	const { data } = useQuery(parameterQuery);
	const sekunden = data?.versandVerzoegerung ?? 0;
	return (
		<Text variant="secondary" role="status">
			{stand ?? (sekunden > 0 && NACHRICHT.hinaus(sekunden, inAkte))}
		</Text>
	);
}

function Entwurfsfrage({ onBleiben, onWahl }: { onBleiben: () => void; onWahl: (behalten: boolean) => void }) {
	return (
		<Dialog
			opened
			onClose={onBleiben}
			title={NACHRICHT.entwurf.titel}
			cancel={null}
			footerStart={<Button onClick={() => onWahl(false)}>{NACHRICHT.entwurf.verwerfen}</Button>}
			primary={
				<Button variant="primary" onClick={() => onWahl(true)}>
					{NACHRICHT.entwurf.behalten}
				</Button>
			}
		>
			{NACHRICHT.entwurf.text}
		</Dialog>
	);
}
