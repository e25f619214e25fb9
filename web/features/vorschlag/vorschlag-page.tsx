import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adressbild } from '../../client/bild.ts';
import { call } from '../../client/call.ts';
import type { DataOf } from '../../client/contract.ts';
import { VORSCHLAG as T } from '../../texte/akte/vorschlag.ts';
import { TextAreaField } from '../../ui/fields/fields.tsx';
import { KeyFacts } from '../../ui/layout/file-header.tsx';
import { Antwortlink } from '../oeffentlich/antwortlink.tsx';
import { usePageHead } from '../portal/page-head.ts';
import { vorschlagQuery } from './queries.ts';
import css from './vorschlag.module.css';

type Vorschlag = DataOf<'GET /v1/freiwilliger/vorschlag/{token}'>;

/** Behind the link of a proposal (W4): which place it is, yes or no. */
export function VorschlagPage({ token }: { token: string }) {
	usePageHead({ title: T.titel });
	const query = useQuery(vorschlagQuery(token));
	const [nachricht, setNachricht] = useState('');
	return (
		<Antwortlink
			query={query}
			worte={T}
			text={T.text(query.data?.einsatzort ?? null)}
			ungueltig={() => T.ungueltigText}
			antworte={(annehmen, idempotencyKey) =>
				call('POST /v1/freiwilliger/vorschlag/{token}', {
					params: { token },
					body: { annehmen, ...(nachricht.trim() ? { nachricht: nachricht.trim() } : {}) },
					idempotencyKey,
				})
			}
			dazu={
				<TextAreaField
					label={T.nachricht}
					maxLength={4000}
					value={nachricht}
					onChange={(e) => setNachricht(e.currentTarget.value)}
				/>
			}
		>
			{(vorschlag) => (
				<>
					{vorschlag.bild && (
						<img className={css.bild} src={adressbild(vorschlag.bild)} alt={T.bildVon(vorschlag.einsatzort ?? '')} />
					)}
					<KeyFacts facts={angaben(vorschlag)} />
				</>
			)}
		</Antwortlink>
	);
}

function angaben({ einsatzort, plz, ort, einsatzstelle, dienstart, betreuer }: Vorschlag) {
	return [
		{ label: T.einsatzort, value: [einsatzort, [plz, ort].filter(Boolean).join(' ')].filter(Boolean).join(', ') },
		{ label: T.einsatzstelle, value: einsatzstelle ?? '' },
		{ label: T.dienstart, value: dienstart ?? '' },
		{ label: T.betreuung, value: betreuer ?? '' },
	].filter(({ value }) => value);
}
