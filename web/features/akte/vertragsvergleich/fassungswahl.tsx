import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { VERGLEICH } from '../../../texte/akte/vertragsvergleich.ts';
import { SelectField } from '../../../ui/fields/select-fields.tsx';
import type { Vergleich, Wunsch } from './queries.ts';
import css from './vergleich.module.css';

interface FassungswahlProps {
	fassungen: Vergleich['fassungen'];
	wunsch: Wunsch;
	onWunsch: (wunsch: Wunsch) => void;
}

/** Any two versions of the terms. */
export function Fassungswahl({ fassungen, wunsch, onWunsch }: FassungswahlProps) {
	const optionen = fassungen.map(({ version, anlass, zeit }, i) => ({
		value: String(version),
		label: VERGLEICH.fassung(i + 1, VERGLEICH.anlass[anlass], formatDatumUhrzeit(zeit)),
	}));
	const erste = optionen[0]?.value ?? '';
	const letzte = optionen.at(-1)?.value ?? '';
	const { von, bis } = 'von' in wunsch ? { bis: letzte, ...wunsch } : { von: null, bis: letzte };
	// Versions are stream versions: what comes later is the larger number.
	const ab = Number(von ?? erste);
	return (
		<div className={css.fassungen}>
			<SelectField
				label={VERGLEICH.abFassung}
				data={optionen.slice(0, -1)}
				value={von}
				allowDeselect={false}
				onChange={(wahl) => wahl && onWunsch({ von: wahl, ...(Number(bis) > Number(wahl) ? { bis } : {}) })}
			/>
			<SelectField
				label={VERGLEICH.bisFassung}
				data={optionen.filter(({ value }) => Number(value) > ab)}
				value={bis}
				allowDeselect={false}
				onChange={(wahl) => wahl && onWunsch({ von: von ?? erste, bis: wahl })}
			/>
		</div>
	);
}
