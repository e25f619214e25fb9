import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Contract } from '#api/contract/contract.ts';
import { FREIWILLIGE } from '#domain/liste/freiwillige.ts';
import { call } from '../../client/call.ts';
import { EXPORTE as T } from '../../texte/exporte.ts';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { Span } from '../../ui/span.ts';
import { FREIWILLIGENLISTE } from '../freiwillige-liste/liste.ts';
import { anzahlQuery } from '../liste/queries.ts';
import css from './exporte.module.css';
import { Exportzeile } from './exportzeile.tsx';

type Abfrage = Contract['GET /v1/freiwilligerexport']['query'];

const ANSICHTEN = FREIWILLIGE.ansichten.map(({ key, titel }) => ({ value: key, label: titel }));

/** The volunteers of one of the list's views, in its order. */
export function Freiwilligenexport({ dateiname, heute }: { dateiname: string; heute: string }) {
	const [key, setKey] = useState<string>('alle');
	const beschriftung = useId();
	const ansicht = FREIWILLIGE.ansichten.find((eine) => eine.key === key);
	const und = ansicht?.und(heute) ?? [];
	const sort = ansicht && 'sort' in ansicht ? ansicht.sort : FREIWILLIGE.sort;
	const anzahl = useQuery(anzahlQuery(FREIWILLIGENLISTE, und));
	const query = { sort, ...(und.length > 0 && { f: { und } }) } as unknown as Abfrage;
	return (
		<Exportzeile
			name={T.freiwillige.name}
			text={T.freiwillige.text}
			dateiname={dateiname}
			hole={(abruf) => call('GET /v1/freiwilligerexport', { query, ...abruf })}
		>
			<span className={css.wahl}>
				<span id={beschriftung}>{T.ansicht}</span>
				<SelectField
					aria-labelledby={beschriftung}
					data={ANSICHTEN}
					value={key}
					onChange={(gewaehlt) => setKey(gewaehlt ?? 'alle')}
					required
					withAsterisk={false}
					w={240}
				/>
				<Span className="tabular">{anzahl.data !== undefined && T.freiwilligeDabei(anzahl.data)}</Span>
			</span>
		</Exportzeile>
	);
}
