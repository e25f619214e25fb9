import { Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { VORLAGEN } from '#domain/vorlagen/katalog.ts';
import { fehlendeAngaben, fuelleNachricht, type Nachrichttext } from '#domain/vorlagen/nachricht.ts';
import { rendere } from '#domain/vorlagen/rendern.ts';
import type { Wert, Werte } from '#domain/vorlagen/werte.ts';
import { call } from '../../client/call.ts';
import type { DataOf } from '../../client/contract.ts';
import { NACHRICHT } from '../../texte/nachricht.ts';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { parameterQuery } from '../portal/portal.ts';
import { Maileinblick } from '../senden/maileinblick.tsx';
import type { Adressat } from './adressaten.ts';

/** What the message is filled with for one of them. It is about a person: nothing of it is kept. */
export const werteQuery = ({ freiwilligerID, wunschID }: Pick<Adressat, 'freiwilligerID' | 'wunschID'>) =>
	queryOptions({
		queryKey: ['nachricht', 'werte', freiwilligerID, wunschID],
		queryFn: async ({ signal }) =>
			(
				await call('GET /v1/freiwilliger/{freiwilligerID}/nachricht/werte', {
					params: { freiwilligerID: freiwilligerID ?? '' },
					query: wunschID ? { wunschID } : {},
					signal,
				})
			).data,
		enabled: freiwilligerID !== null,
		gcTime: 0,
		placeholderData: undefined,
	});

/** A private character, which no text holds: here a value is missing. */
const LUECKE = '\uE003';
const MARKE = '<mark style="background:#fdebd0;color:#7a4a00">…</mark>';

/** The mail as it arrives for the one who is marked. */
export function Vorschau({ adressat, nachricht }: { adressat: Adressat; nachricht: Nachrichttext }) {
	const { data: parameter } = useQuery(parameterQuery);
	const { data, isError, refetch } = useQuery(werteQuery(adressat));
	if (isError) return <ErrorBox onRetry={() => void refetch()} />;
	if (!data || !parameter) return <Text variant="secondary">{NACHRICHT.laedt}</Text>;
	const mail = schreibe(data, nachricht, parameter.colorPrimary);
	const betreff = mail.betreff.replaceAll(LUECKE, '…');
	const html = mail.html.replaceAll(LUECKE, MARKE);
	return <Maileinblick mail={{ an: data.name, email: data.email, betreff, html }} />;
}

type Auskunft = DataOf<'GET /v1/freiwilliger/{freiwilligerID}/nachricht/werte'>;

function schreibe({ werte: bekannte, rahmen }: Auskunft, nachricht: Nachrichttext, farbe: string) {
	const werte: Werte = new Map(Object.entries(bekannte));
	const luecken = fehlendeAngaben(nachricht, werte).map((name): [string, string] => [name, LUECKE]);
	const { betreff, text } = fuelleNachricht(nachricht, new Map([...werte, ...luecken]));
	const kontext = VORLAGEN.get('NACHRICHT_FREI')?.kontext ?? [];
	const inDerMail = new Map<string, Wert>([...werte, ['betreff', betreff], ['nachricht', { markup: text }]]);
	return rendere({ key: 'NACHRICHT_FREI', kontext, ...rahmen }, inDerMail, farbe);
}
