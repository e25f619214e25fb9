import { useQuery } from '@tanstack/react-query';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { formatZahl } from '#domain/format/zahl.ts';
import { terminworte } from '#domain/seminar/worte.ts';
import { call } from '../../client/call.ts';
import type { DataOf } from '../../client/contract.ts';
import { ANGEBOT as T } from '../../texte/seminare/seminarlinks.ts';
import { KeyFacts } from '../../ui/layout/file-header.tsx';
import { Antwortlink } from '../oeffentlich/antwortlink.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { linkgrund } from './grund.ts';
import { angebotQuery } from './queries.ts';

type Angebot = DataOf<'GET /v1/seminar/angebot/{token}'>;

/** Behind the link of an offered place: what it is, yes or no. */
export function AngebotPage({ token }: { token: string }) {
	usePageHead({ title: T.titel });
	const query = useQuery(angebotQuery(token));
	const { data } = query;
	const frist = data?.frist ? formatDatumUhrzeit(data.frist) : null;
	return (
		<Antwortlink
			query={query}
			worte={T}
			text={data ? T.text(data.bezeichnung, frist) : T.laedt}
			ungueltig={linkgrund}
			antworte={(annehmen, idempotencyKey) =>
				call('POST /v1/seminar/angebot/{token}', { params: { token }, body: { annehmen }, idempotencyKey })
			}
		>
			{(angebot) => <KeyFacts facts={angaben(angebot)} />}
		</Antwortlink>
	);
}

const angaben = ({ bezeichnung, termine, ort, adresse, isOnline, tage }: Angebot) =>
	[
		{ label: T.seminar, value: bezeichnung },
		{ label: T.termin, value: termine.map(terminworte).join('; ') },
		{ label: T.ort, value: [ort, adresse, isOnline && T.online].filter(Boolean).join(', ') },
		{ label: T.tage, value: formatZahl(tage, Number.isInteger(tage) ? 0 : 1) },
	].filter(({ value }) => value);
