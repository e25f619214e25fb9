import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { FELD_BEZEICHNUNG } from '#domain/felder/bezeichnung.ts';
import type { ApiFehler } from '../../client/api-fehler.ts';
import { call } from '../../client/call.ts';
import { useCommand } from '../../client/use-command.ts';
import { ERFASSUNG } from '../../texte/akte/erfassung.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import type { FieldError } from '../../ui/fields/error-summary.tsx';
import { anzeigename } from '../akte/akte-kontext.tsx';
import { parameterQuery } from '../portal/portal.ts';
import { type Angaben, alsEingabe, type Fehler, LEER, pruefe, SCHRITTE, type Schritt, schrittVon } from './angaben.ts';
import { ladeEntwurf, loescheEntwurf, speichereEntwurf } from './entwurf.ts';

export const feldId = (feld: string): string => `erfassung-${feld}`;

/** State of the wizard: what was entered, the step, what was refused, and sending. */
export function useErfassung(heute: string, userID: string) {
	const navigate = useNavigate();
	const { data: parameter } = useQuery(parameterQuery);
	const [angaben, setAngaben] = useState<Angaben>(() => ladeEntwurf(sessionStorage, userID) ?? LEER);
	const [schritt, setSchritt] = useState<Schritt>('person');
	const [fehler, setFehler] = useState<Fehler>({});
	const [maengel, setMaengel] = useState<readonly FieldError[]>([]);
	useEffect(() => {
		speichereEntwurf(sessionStorage, userID, angaben);
	}, [angaben, userID]);

	const gehe = (ziel: Schritt) => {
		setFehler({});
		setMaengel([]);
		setSchritt(ziel);
	};
	const zeige = (alle: Fehler, allgemein: readonly string[] = []) => {
		const [erster] = Object.keys(alle);
		const ort = erster ? schrittVon(erster) : 'zusammenfassung';
		const eigene = Object.keys(alle).filter((feld) => schrittVon(feld) === ort);
		setFehler(alle);
		setSchritt(ort);
		setMaengel([
			...eigene.map((feld) => ({ id: feldId(feld), label: bezeichnung(feld) })),
			...allgemein.map((label) => ({ label })),
		]);
	};
	const senden = useCommand<Angaben, { data: { id: string } }>({
		run: (werte, idempotencyKey) =>
			call('POST /v1/freiwilliger/erfassung', { body: alsEingabe(werte), idempotencyKey }),
		invalidates: [['listen'], ['start']],
		onDone: ({ data: { id } }) => {
			loescheEntwurf(sessionStorage, userID);
			toast.success(ERFASSUNG.angelegt(anzeigename(angaben.person as { vorname?: string; nachname?: string })));
			void navigate({ to: '/admin/freiwillige/$id', params: { id }, ignoreBlocker: true });
		},
		onRefused: (abgelehnt) => zeige(...sortiert(abgelehnt)),
	});
	const vor = () => {
		const alle = pruefe(angaben, heute, parameter?.mindestalterRegistrierung ?? 0);
		const hier = SCHRITTE.indexOf(schritt);
		const bisHier = Object.fromEntries(
			Object.entries(alle).filter(([feld]) => SCHRITTE.indexOf(schrittVon(feld)) <= hier),
		);
		if (Object.keys(bisHier).length > 0) return zeige(bisHier);
		const naechster = SCHRITTE[hier + 1];
		if (naechster) gehe(naechster);
		else senden.execute(angaben);
	};
	return { angaben, setAngaben, schritt, gehe, vor, fehler, maengel, sendet: senden.isRunning };
}

export type Erfassung = ReturnType<typeof useErfassung>;

function bezeichnung(feld: string): string {
	if (feld.startsWith('wuensche')) return ERFASSUNG.schritte.einsatzort;
	return (FELD_BEZEICHNUNG as Readonly<Record<string, string>>)[feld] ?? feld;
}

/** Refusals that name a field, and those that are told in words. */
function sortiert({ details, message }: ApiFehler): [Fehler, string[]] {
	const mitFeld = details.filter(({ feld }) => feld && schrittVon(feld) !== 'zusammenfassung');
	const ohne = details.filter((detail) => !mitFeld.includes(detail)).map(({ text }) => text);
	const felder = Object.fromEntries(mitFeld.map(({ feld, text }) => [feld ?? '', text]));
	return [felder, details.length === 0 ? [message] : ohne];
}
