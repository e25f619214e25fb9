import { useQuery } from '@tanstack/react-query';
import { POSTAUSGANG } from '../../texte/verwaltung/mailvorlagen.ts';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { FilterBar } from '../../ui/table/filter-bar.tsx';
import { mailvorlagenQuery } from '../mailvorlagen/queries.ts';
import type { Mailstand } from './suche.ts';
import { MAILSTAENDE, type Mailsuche } from './suche.ts';

interface MailfilterProps {
	suche: Mailsuche;
	onSuche: (suche: Mailsuche) => void;
}

const STAENDE = MAILSTAENDE.map((value) => ({ value, label: POSTAUSGANG.stand[value] }));

/** By how far a mail has come and by what it is about. */
export function Mailfilter({ suche: { status, schluessel }, onSuche }: MailfilterProps) {
	const { data: vorlagen = [] } = useQuery(mailvorlagenQuery);
	return (
		<FilterBar {...((status || schluessel) && { onReset: () => onSuche({}) })}>
			<SelectField
				size="sm"
				aria-label={POSTAUSGANG.filterStand}
				placeholder={`${POSTAUSGANG.filterStand}: ${POSTAUSGANG.alle}`}
				data={STAENDE}
				value={status ?? null}
				clearable
				onChange={(neu) => onSuche({ schluessel, status: (neu as Mailstand | null) ?? undefined })}
			/>
			<SelectField
				size="sm"
				aria-label={POSTAUSGANG.filterAnlass}
				placeholder={`${POSTAUSGANG.filterAnlass}: ${POSTAUSGANG.alle}`}
				data={vorlagen.map(({ id, bezeichnung }) => ({ value: id, label: bezeichnung }))}
				value={schluessel ?? null}
				searchable
				clearable
				onChange={(neu) => onSuche({ status, schluessel: neu ?? undefined })}
			/>
		</FilterBar>
	);
}
