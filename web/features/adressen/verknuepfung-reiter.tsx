import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ADRESSE } from '../../texte/adressen.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields.tsx';
import { Section } from '../../ui/page.tsx';
import { useAdresse } from './adress-kontext.tsx';
import css from './adressen.module.css';
import { AnlegenDialog } from './anlegen-dialog.tsx';
import { useAenderung } from './befehl.ts';
import { OffeneEinladungen } from './offene-einladungen.tsx';
import { adressenVomTyp } from './queries.ts';

const TEXT = ADRESSE.verknuepfungen;

/** What the address belongs to and what belongs to it. */
export function VerknuepfungReiter() {
	const { adresse, akte } = useAdresse();
	const istPlatz = adresse.einsatzstelleID !== null;
	return (
		<div className={css.reiter}>
			{adresse.typ === 'EINSATZORT' && (
				<Verweis
					titel={TEXT.uebergeordnet}
					typ="EINSATZSTELLE"
					feld="uebergeordneteID"
					id={adresse.einsatzstelleID}
					pflicht
				/>
			)}
			{adresse.typ === 'EINSATZSTELLE' && <Orte />}
			{istPlatz && <Verweis titel={TEXT.verband} typ="VERBAND" feld="verbandID" id={akte.verbandID} />}
			{istPlatz && <Verweis titel={TEXT.sportkreis} typ="SPORTKREIS" feld="sportkreisID" id={akte.sportkreisID} />}
			<Liste titel={TEXT.personen} leer={akte.personen.length === 0} anzahl={akte.personen.length}>
				{akte.personen.map((p) => (
					<li key={p.id}>
						<Link to="/admin/personen/$id" params={{ id: p.id }}>
							{`${p.vorname} ${p.nachname}`}
						</Link>
						<span>{p.funktionen.map((f) => f.funktion).join(', ')}</span>
					</li>
				))}
			</Liste>
			<Liste titel={TEXT.benutzer} leer={akte.benutzer.length === 0} anzahl={akte.benutzer.length}>
				{akte.benutzer.map((b) => (
					<li key={b.id}>{b.name}</li>
				))}
			</Liste>
			{istPlatz && <OffeneEinladungen />}
		</div>
	);
}

function Orte() {
	const { adresse, istTraeger } = useAdresse();
	const navigate = useNavigate();
	const [legtAn, setLegtAn] = useState(false);
	return (
		<Liste
			titel={TEXT.orte}
			leer={adresse.einsatzorte.length === 0}
			anzahl={adresse.einsatzorte.length}
			aktion={
				istTraeger && (
					<Button size="sm" icon={IconPlus} onClick={() => setLegtAn(true)}>
						{TEXT.ortAnlegen}
					</Button>
				)
			}
		>
			{adresse.einsatzorte.map((o) => (
				<li key={o.id}>
					<Link to="/admin/adressen/$id" params={{ id: o.id }}>
						{o.bezeichnung}
					</Link>
					<span>{o.ort}</span>
				</li>
			))}
			{legtAn && (
				<AnlegenDialog
					stelleID={adresse.id}
					onClose={() => setLegtAn(false)}
					onAngelegt={(id) => navigate({ to: '/admin/adressen/$id', params: { id } })}
				/>
			)}
		</Liste>
	);
}

interface ListeProps {
	titel: string;
	leer: boolean;
	anzahl: number;
	aktion?: ReactNode;
	children: ReactNode;
}

function Liste({ titel, leer, anzahl, aktion, children }: ListeProps) {
	return (
		<Section title={titel} count={anzahl} aside={aktion} ruled>
			{leer && <p className={css.leer}>{TEXT.keine}</p>}
			<ul className={css.liste}>{children}</ul>
		</Section>
	);
}

interface VerweisProps {
	titel: string;
	typ: 'EINSATZSTELLE' | 'VERBAND' | 'SPORTKREIS';
	feld: 'uebergeordneteID' | 'verbandID' | 'sportkreisID';
	id: string | null;
	pflicht?: boolean;
}

/** Another address, chosen by name; saved at once. */
function Verweis({ titel, typ, feld, id, pflicht = false }: VerweisProps) {
	const { istTraeger } = useAdresse();
	const { data = [] } = useQuery(adressenVomTyp(typ));
	const setze = useAenderung({ meldung: ADRESSE.gespeichert });
	const gewaehlt = data.find((a) => a.id === id);
	return (
		<Section
			title={titel}
			ruled
			aside={
				gewaehlt && (
					<Link to="/admin/adressen/$id" params={{ id: gewaehlt.id }}>
						{gewaehlt.bezeichnung}
					</Link>
				)
			}
		>
			<SelectField
				aria-label={titel}
				searchable
				clearable={!pflicht && istTraeger}
				allowDeselect={!pflicht}
				readOnly={!istTraeger}
				placeholder={TEXT.waehlen}
				description={istTraeger ? undefined : ADRESSE.nurTraeger}
				data={data.map((a) => ({ value: a.id, label: a.bezeichnung }))}
				value={id}
				onChange={(neu) => setze.execute({ [feld]: neu })}
			/>
		</Section>
	);
}
