import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { ApiFehler } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import type { FieldError } from '../../ui/fields/error-summary.tsx';
import { TEXTE_KEY, textQuery } from '../texte/queries.ts';
import { ordneZu } from './ablehnung.ts';
import { type Angaben, LEER } from './angaben.ts';
import { bezeichnung } from './bezeichnung.ts';
import { ladeEntwurf, loescheEntwurf, speichereEntwurf } from './entwurf.ts';
import { feldID } from './formular.ts';
import { merkeEmail } from './gesendet.ts';
import { type Eingabe, type Grundlage, pruefe } from './pruefung.ts';
import { gemeinsameDienstart } from './reihenfolge.ts';
import { ersterMitFehler, type Fehler, fehlerIn, SCHRITTE, type Schritt } from './schritte.ts';

const LETZTER = SCHRITTE.length - 1;
/** A picture takes its time over a slow line. */
const BILD_MS = 180_000;

/** What stands on top of a step after a refusal. */
interface Maengel {
	schritt: Schritt;
	felder: readonly FieldError[];
	/** What no field is to blame for. */
	allgemein: readonly string[];
}

/** State of the wizard: the form, its draft, the step the address names as far as it may be shown, and sending. */
export function useBewerbung(grundlage: Grundlage, gewuenscht: number) {
	const navigate = useNavigate();
	const client = useQueryClient();
	const [entwurf] = useState(() => ladeEntwurf(sessionStorage));
	const formular = useForm<Angaben>({ initialValues: entwurf?.angaben ?? LEER });
	const [erreicht, setErreicht] = useState(entwurf?.erreicht ?? 0);
	const [maengel, setMaengel] = useState<Maengel | null>(null);
	const gespeichert = useEntwurf(formular.values, erreicht, entwurf?.gespeichertUm ?? null);

	// No step is shown before those in front of it are complete, however its address was reached.
	const offen = SCHRITTE.indexOf(ersterMitFehler(pruefe(formular.values, grundlage).fehler) ?? 'zusammenfassung');
	const stelle = Math.min(gewuenscht, erreicht, offen);
	const schritt = SCHRITTE[stelle] ?? 'stellen';
	useEffect(() => {
		if (gewuenscht !== stelle) void navigate({ to: '/registrierung', search: suche(stelle), replace: true });
	}, [gewuenscht, stelle, navigate]);

	const gehe = (ziel: number) => {
		setMaengel(null);
		setErreicht((bisher) => Math.max(bisher, ziel));
		if (SCHRITTE[ziel] === 'schule' && formular.values.dienstartWunschID === null)
			formular.setFieldValue('dienstartWunschID', gemeinsameDienstart(formular.values.wuensche));
		void navigate({ to: '/registrierung', search: suche(ziel) });
	};

	const zeige = (ort: Schritt, fehler: Fehler, allgemein: readonly string[] = []) => {
		const felder = fehlerIn(ort, fehler).map(([pfad]) => ({ id: feldID(pfad), label: bezeichnung(pfad) }));
		setMaengel({ schritt: ort, felder, allgemein });
		formular.setErrors(fehler);
		if (ort !== schritt) void navigate({ to: '/registrierung', search: suche(SCHRITTE.indexOf(ort)) });
	};

	const senden = useCommand({
		run: (angaben: Eingabe, idempotencyKey) => {
			const { profilbild } = formular.getValues();
			const gelesen = client.getQueryData(textQuery('datenschutz').queryKey)?.version;
			const eingabe = { ...angaben, datenschutzVersion: gelesen };
			const sendung = profilbild ? { body: mitBild(eingabe, profilbild), timeoutMs: BILD_MS } : { body: eingabe };
			return call('POST /v1/freiwilliger/registrierung', { ...sendung, idempotencyKey });
		},
		onDone: (_, { email }) => {
			loescheEntwurf(sessionStorage);
			merkeEmail(sessionStorage, email);
			void navigate({ to: '/registrierung/gesendet', replace: true });
		},
		onRefused: (fehler: ApiFehler) => {
			const { schritt: ort, felder, allgemein } = ordneZu(fehler);
			zeige(ort, felder, allgemein);
			// The privacy notice may be what has changed.
			void client.invalidateQueries({ queryKey: TEXTE_KEY });
		},
	});

	// Whoever has seen the summary comes back to it directly after a change.
	const naechster = erreicht === LETZTER ? LETZTER : stelle + 1;
	const vor = () => {
		const { fehler, eingabe } = pruefe(formular.getValues(), grundlage);
		const davor = SCHRITTE.slice(0, stelle === LETZTER ? SCHRITTE.length : naechster);
		const halt = davor.find((einer) => fehlerIn(einer, fehler).length > 0);
		if (halt) return zeige(halt, Object.fromEntries(fehlerIn(halt, fehler)));
		formular.clearErrors();
		if (stelle === LETZTER && eingabe) senden.execute(eingabe);
		else gehe(naechster);
	};

	return {
		formular,
		schritt,
		stelle,
		naechster: stelle === LETZTER ? null : (SCHRITTE[naechster] ?? null),
		maengel: maengel?.schritt === schritt ? maengel : null,
		gespeichert,
		vor,
		gehe,
		sendet: senden.isRunning,
	};
}

export type Bewerbung = ReturnType<typeof useBewerbung>;

/** A form in place of the JSON, with the picture beside it. */
function mitBild(eingabe: Eingabe, bild: File): Eingabe {
	const form = new FormData();
	form.set('daten', JSON.stringify(eingabe));
	form.set('profilbild', bild);
	// The contract knows the body as JSON.
	return form as unknown as Eingabe;
}

const suche = (stelle: number) => ({ schritt: stelle === 0 ? undefined : stelle + 1 });

/** Keeps every change; when it was last kept, `false`: the browser refuses, null: nothing was entered yet. */
function useEntwurf(angaben: Angaben, erreicht: number, zuletzt: string | null): string | false | null {
	const [gespeichert, setGespeichert] = useState<string | false | null>(zuletzt);
	const anfang = useRef({ angaben, erreicht });
	useEffect(() => {
		if (angaben === anfang.current.angaben && erreicht === anfang.current.erreicht) return;
		const gespeichertUm = new Date().toISOString();
		setGespeichert(speichereEntwurf(sessionStorage, { angaben, erreicht, gespeichertUm }) && gespeichertUm);
	}, [angaben, erreicht]);
	return gespeichert;
}
