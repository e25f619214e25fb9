import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../client/call.ts';
import { useFieldSave } from '../../client/use-field-save.ts';
import { ADRESSE } from '../../texte/adressen.ts';
import { EditableRow } from '../../ui/edit-in-place/editable-row.tsx';
import { EditingProvider } from '../../ui/edit-in-place/editing.tsx';
import { InlineEditor } from '../../ui/edit-in-place/inline-editor.tsx';
import { SelectField } from '../../ui/fields/select-fields.tsx';
import { Section } from '../../ui/layout/page.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { werZuletzt } from '../verlauf/zuletzt.ts';
import { useAdresse } from './adress-kontext.tsx';
import { type Adresse, adressenVomTyp, adresseQuery, betroffen, historieQuery } from './queries.ts';

const TEXT = ADRESSE.verknuepfungen;

interface Verweis {
	readonly feld: 'uebergeordneteID' | 'verbandID' | 'sportkreisID';
	readonly typ: Adresse['typ'];
	readonly label: string;
	readonly ziel: (adresse: Adresse) => { id: string | null; name: string | null };
}

const EINSATZSTELLE: Verweis = {
	feld: 'uebergeordneteID',
	typ: 'EINSATZSTELLE',
	label: TEXT.uebergeordnet,
	ziel: ({ einsatzstelleID, einsatzstelle }) => ({ id: einsatzstelleID, name: einsatzstelle }),
};
const DACHVERBAENDE: readonly Verweis[] = [
	{
		feld: 'verbandID',
		typ: 'VERBAND',
		label: TEXT.verband,
		ziel: ({ akte }) => ({ id: akte?.verbandID ?? null, name: akte?.verband ?? null }),
	},
	{
		feld: 'sportkreisID',
		typ: 'SPORTKREIS',
		label: TEXT.sportkreis,
		ziel: ({ akte }) => ({ id: akte?.sportkreisID ?? null, name: akte?.sportkreis ?? null }),
	},
];

/** Other addresses this one belongs to; each is chosen in place. */
export function Verweise() {
	const { adresse } = useAdresse();
	const verweise = adresse.typ === 'EINSATZORT' ? [EINSATZSTELLE, ...DACHVERBAENDE] : DACHVERBAENDE;
	return (
		<Section title={TEXT.zugehoerigkeit} ruled>
			<EditingProvider>
				<dl>
					{verweise.map((verweis) => (
						<Zeile key={verweis.feld} verweis={verweis} />
					))}
				</dl>
			</EditingProvider>
		</Section>
	);
}

function Zeile({ verweis }: { verweis: Verweis }) {
	const { adresse, istTraeger } = useAdresse();
	const { id, name } = verweis.ziel(adresse);
	return (
		<EditableRow
			name={verweis.feld}
			label={verweis.label}
			value={
				id && (
					<TextLink to="/admin/adressen/$id" params={{ id }}>
						{name}
					</TextLink>
				)
			}
			editable={istTraeger}
			editor={(onClose) => <Auswahl verweis={verweis} onClose={onClose} />}
		/>
	);
}

function Auswahl({ verweis, onClose }: { verweis: Verweis; onClose: (gespeichert: boolean) => void }) {
	const { feld, typ, label, ziel } = verweis;
	const { adresse, akte } = useAdresse();
	const client = useQueryClient();
	const { data = [], isPending } = useQuery(adressenVomTyp(typ));
	const saving = useFieldSave<string | null>(
		{
			value: ziel(adresse).id,
			version: akte.version,
			send: (id, version, idempotencyKey) =>
				call('PUT /v1/adresse/{id}', { params: { id: adresse.id }, body: { [feld]: id, version }, idempotencyKey }),
			reload: async () => {
				const [jetzt, by] = await Promise.all([
					client.query({ ...adresseQuery(adresse.id), staleTime: 0 }),
					werZuletzt(client.query({ ...historieQuery(adresse.id), staleTime: 0 }), label),
				]);
				return { value: ziel(jetzt).id, version: jetzt.akte?.version ?? akte.version, by };
			},
			invalidates: betroffen(adresse.id),
		},
		() => onClose(true),
	);
	const pflicht = feld === 'uebergeordneteID';
	return (
		<InlineEditor
			label={label}
			saving={saving}
			format={(id) => data.find((a) => a.id === id)?.bezeichnung ?? null}
			onClose={onClose}
		>
			{(input) => (
				<SelectField
					{...input}
					searchable
					pending={isPending}
					clearable={!pflicht}
					allowDeselect={!pflicht}
					placeholder={TEXT.waehlen}
					data={data.map((a) => ({ value: a.id, label: a.bezeichnung }))}
				/>
			)}
		</InlineEditor>
	);
}
