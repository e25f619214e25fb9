import { Text } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useMemo, useRef, useState } from 'react';
import type { Sendeanfrage } from '#api/contract/sendung.ts';
import { type ApiFehler, feldFehler } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { PRUEFLISTE as TEXT } from '../../texte/listen/pruefliste.ts';
import { UI } from '../../texte/ui.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Form, TextAreaField } from '../../ui/fields/fields.tsx';
import { refuseUnread } from '../../ui/fields/unread.ts';
import { useKeys } from '../../ui/keys.ts';
import { betroffen } from '../akte/befehl.ts';
import { alsAngaben, anfangswerte, leereFelder, type Pruefeingabe } from '../akte/dokumente/pruefeingabe.ts';
import { Prueffelder } from '../akte/dokumente/prueffelder.tsx';
import { type Anforderung, type Dokument, dokumentenakteQuery } from '../akte/dokumente/queries.ts';
import { useZurueck } from '../akte/zuruecknehmen.ts';
import type { Dokumentzeile } from '../dokumentliste/liste.ts';
import { useBefehl } from '../formular/befehl.ts';
import { personenname } from '../liste/zellen.tsx';
import { MAHNWESEN_KEY } from '../mahnwesen/queries.ts';
import { Sendezeile } from '../senden/sendezeile.tsx';
import { Bisher } from './bisher.tsx';
import { Person } from './person.tsx';
import css from './pruefliste.module.css';
import { zuPruefen } from './queries.ts';

type Urteil = { ergebnis: 'OK' } | { ergebnis: 'ABGELEHNT'; grund: string };

/** A decision that isn't taken yet. */
export interface Begonnenes {
	eingabe: Pruefeingabe;
	/** Why it is to be turned back; null: nothing of that. */
	grund: string | null;
}

interface EntscheidungProps {
	zeile: Dokumentzeile;
	anforderung: Anforderung;
	dokument: Dokument;
	heute: string;
	geprueft: number;
	/** What was begun here before; left out: nothing. */
	begonnen: Begonnenes | undefined;
	/** What is entered so far; it stays while another document is looked at. */
	onBegonnen: (begonnen: Begonnenes) => void;
	/** It needs no decision any more; `selbst`: it was taken here. */
	onErledigt: (selbst: boolean) => void;
}

/** The right column: whose it is, what goes into the file, and the two buttons. */
export function Entscheidung(props: EntscheidungProps) {
	const { zeile, anforderung, dokument, heute, geprueft, begonnen, onBegonnen } = props;
	const [anfang] = useState<Begonnenes>(() => ({ eingabe: anfangswerte(anforderung, dokument), grund: null }));
	const { eingabe, grund } = begonnen ?? anfang;
	const setGrund = (neu: string | null) => onBegonnen({ eingabe, grund: neu });
	// Who only comes by again goes on by keys: the letters aren't to land in the field.
	const [schreibt, setSchreibt] = useState(false);
	const weiseZurueck = () => {
		setSchreibt(true);
		setGrund('');
	};
	const { urteile, laeuft, fehler } = usePruefung(props);
	const felder = useMemo(() => feldFehler(fehler), [fehler]);
	const gruende = dokument.aktionen.find(({ aktion }) => aktion === 'pruefen')?.gruende ?? [];
	const mitPapier = dokument.aktionen.some(({ aktion, erlaubt }) => aktion === 'papierBestaetigen' && erlaubt);
	const gesperrt = gruende.length > 0 && !eingabe.papier;
	const felderID = useId();
	const [fehlt, setFehlt] = useState<string | null>(null);
	const ruf = { ruf: 'pruefeDokument' as const, params: { id: zeile.freiwilligerID, dokId: dokument.id } };
	const angaben = useRef<HTMLDivElement>(null);
	const verifiziere = () => {
		if (!refuseUnread(angaben.current)) urteile(alsUrteil(eingabe));
	};
	// A button is aimed at; a letter only does what leaves nothing out.
	const taste = () => {
		const leere = leereFelder(anforderung, eingabe);
		setFehlt(leere.length ? TEXT.erstEintragen(leere.map(({ bezeichnung }) => bezeichnung)) : null);
		if (leere[0]) fokussiere(`${felderID}${leere[0].feld}`);
		else if (!gesperrt && !laeuft) verifiziere();
	};
	useKeys(grund === null ? { v: taste, z: weiseZurueck } : {});
	return (
		<>
			<div ref={angaben} className={css.angaben}>
				<Person {...{ zeile, anforderung, dokument, heute }} />
				<Prueffelder
					{...{ anforderung, eingabe, mitPapier, signaturen: dokument.dateisignaturen }}
					idPrefix={felderID}
					onChange={(neu) => {
						onBegonnen({ eingabe: neu, grund });
						setFehlt(null);
					}}
					fehler={felder}
				/>
				<Bisher anforderung={anforderung} freiwilliger={[zeile.vorname, zeile.nachname].filter(Boolean).join(' ')} />
			</div>
			<div className={css.urteil}>
				{fehler && (
					<Text variant="error" role="alert">
						{fehler.message}
					</Text>
				)}
				{fehlt && (
					<Text variant="error" role="alert">
						{fehlt}
					</Text>
				)}
				{gesperrt && gruende.map(({ code, text }) => <p key={code}>{text}</p>)}
				{grund !== null ? (
					<Zurueckweisung
						{...{ ruf, grund, schreibt }}
						laeuft={laeuft}
						fehler={felder.grund}
						onGrund={setGrund}
						onAbsenden={(text) => urteile({ ergebnis: 'ABGELEHNT', grund: text })}
					/>
				) : (
					<div className={css.knoepfe}>
						<Button variant="danger" icon={IconX} aria-keyshortcuts="z" onClick={weiseZurueck}>
							{TEXT.zurueckweisen}
						</Button>
						<Button
							variant="primary"
							icon={IconCheck}
							aria-keyshortcuts="v"
							disabled={gesperrt}
							loading={laeuft}
							onClick={verifiziere}
						>
							{TEXT.verifizieren}
						</Button>
					</div>
				)}
				{grund === null && !gesperrt && <Sendezeile anfrage={{ ...ruf, body: alsUrteil(eingabe) }} />}
				<p className={css.leise}>
					{TEXT.danach} {geprueft > 0 && TEXT.geprueft(geprueft)}
				</p>
			</div>
		</>
	);
}

const alsUrteil = (eingabe: Pruefeingabe) => ({ ergebnis: 'OK' as const, ...alsAngaben(eingabe) });

/** The field itself, or the first of its choices. */
function fokussiere(id: string) {
	const feld = document.getElementById(id);
	(feld?.querySelector('button') ?? feld)?.focus();
}

/** Decides, and goes on; what somebody else has decided meanwhile is no fault of the viewer's. */
function usePruefung({ zeile, anforderung, dokument, onErledigt }: EntscheidungProps) {
	const client = useQueryClient();
	const zurueck = useZurueck();
	const [fehler, setFehler] = useState<ApiFehler | null>(null);
	const name = [zeile.vorname, zeile.nachname].filter(Boolean).join(' ') || personenname(zeile);
	const abgelehnt = async (grund: ApiFehler) => {
		const akte = await client
			.query({ ...dokumentenakteQuery(zeile.freiwilligerID), staleTime: 0 })
			.catch(() => undefined);
		const jetzt = akte?.anforderungen.find(({ id }) => id === anforderung.id);
		if (!akte || (jetzt && zuPruefen(jetzt)?.id === dokument.id)) {
			setFehler(grund);
			return;
		}
		const von = jetzt?.dokumente.find(({ id }) => id === dokument.id)?.geprueftVon?.name;
		toast.info(TEXT.schonGeprueft(anforderung.bezeichnung), {
			text: von ? TEXT.schonGeprueftVon(von) : TEXT.schonGeprueftText,
		});
		onErledigt(false);
		await client.invalidateQueries({ queryKey: ['listen'] });
	};
	const { execute, isRunning } = useBefehl<Urteil, unknown>({
		run: async (body, idempotencyKey) => {
			const params = { id: zeile.freiwilligerID, dokId: dokument.id };
			const antwort = await call('POST /v1/freiwilliger/{id}/dokumente/{dokId}/review', {
				params,
				body,
				idempotencyKey,
			});
			// The next one opens while the rest of the page is read anew.
			onErledigt(true);
			return antwort;
		},
		meldung: ({ ergebnis }) =>
			ergebnis === 'OK'
				? TEXT.verifiziert(anforderung.bezeichnung, name)
				: TEXT.zurueckgewiesen(anforderung.bezeichnung, name),
		gegenteil: () => zurueck({ id: zeile.freiwilligerID }, 'dokumentPruefen', dokument.id),
		invalidates: [...betroffen(zeile.freiwilligerID), MAHNWESEN_KEY],
		onRefused: (grund) => {
			if (grund.status === 409 || grund.status === 404) void abgelehnt(grund);
			else setFehler(grund);
		},
	});
	const urteile = (urteil: Urteil) => {
		setFehler(null);
		execute(urteil);
	};
	return { urteile, laeuft: isRunning, fehler };
}

interface ZurueckweisungProps {
	ruf: Pick<Extract<Sendeanfrage, { ruf: 'pruefeDokument' }>, 'ruf' | 'params'>;
	grund: string;
	/** It was begun just now. */
	schreibt: boolean;
	laeuft: boolean;
	fehler: string | undefined;
	/** Null: it isn't to be turned back after all. */
	onGrund: (grund: string | null) => void;
	onAbsenden: (grund: string) => void;
}

function Zurueckweisung({ ruf, grund, schreibt, laeuft, fehler, onGrund, onAbsenden }: ZurueckweisungProps) {
	const [versucht, setVersucht] = useState(false);
	const leer = !grund.trim();
	return (
		<Form
			gap={12}
			onSubmit={(event) => {
				event.preventDefault();
				setVersucht(true);
				if (!leer) onAbsenden(grund.trim());
			}}
			onCancel={leer ? () => onGrund(null) : undefined}
		>
			<TextAreaField
				label={TEXT.grund}
				description={TEXT.grundHilfe}
				value={grund}
				onChange={(event) => onGrund(event.currentTarget.value)}
				maxLength={1000}
				rows={3}
				required
				autoFocus={schreibt}
				error={fehler ?? (versucht && leer ? UI.pflichtfeld : undefined)}
			/>
			<div className={css.knoepfe}>
				<Button onClick={() => onGrund(null)}>{UI.abbrechen}</Button>
				<Button variant="dangerFilled" type="submit" icon={IconX} loading={laeuft}>
					{TEXT.zurueckweisenVerb}
				</Button>
			</div>
			{!leer && <Sendezeile anfrage={{ ...ruf, body: { ergebnis: 'ABGELEHNT', grund: grund.trim() } }} />}
		</Form>
	);
}
