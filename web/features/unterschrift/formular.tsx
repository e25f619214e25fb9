import { Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { weichtAb } from '#domain/akte/signatur/namensvergleich.ts';
import { useCommand } from '../../client/use-command.ts';
import { UNTERSCHRIFT } from '../../texte/akte/unterschrift.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { ErrorBox } from '../../ui/feedback/states.tsx';
import { CheckboxField, Form, TextField } from '../../ui/fields/fields.tsx';
import { Segments } from '../../ui/layout/tabs.tsx';
import { type Art, type Leistung, type Unterschriftssitzung, unterschreibe } from './queries.ts';
import css from './unterschrift.module.css';
import { alsBild, Zeichenfeld, type Zeichnung } from './zeichenfeld.tsx';

const TEXT = UNTERSCHRIFT;

interface FormularProps {
	signToken: string;
	sitzung: Unterschriftssitzung;
	/** Nobody signs what he hasn't read to the end. */
	gelesen: boolean;
	/** Below the button. */
	rueckfrage: ReactNode;
	onFertig: (danach: Unterschriftssitzung) => void;
}

interface Maengel {
	zeichnung?: string;
	name?: string;
	einwilligung?: string;
	nummer?: string;
}

/** How somebody signs: drawn, typed or as stored, with name and consent. */
export function Unterschriftsformular({ signToken, sitzung, gelesen, rueckfrage, onFertig }: FormularProps) {
	const [art, setArt] = useState<Art>('GEZEICHNET');
	const [name, setName] = useState(sitzung.name ?? '');
	const [nummer, setNummer] = useState('');
	const [einverstanden, setEinverstanden] = useState(false);
	const [maengel, setMaengel] = useState<Maengel>({});
	const [fraglich, setFraglich] = useState<Leistung | null>(null);
	const zeichnung = useRef<Zeichnung['current']>(null);
	// Whoever is signed in is known by his account.
	const gefragt = sitzung.isKontoname ? null : sitzung.name;
	const gezeichnet = useCallback(() => setMaengel(({ zeichnung: _, ...rest }) => rest), []);
	const befehl = useCommand({
		run: async (leistung: Leistung, key) => unterschreibe(signToken, leistung, key),
		invalidates: [['listen']],
		onDone: onFertig,
	});
	const absenden = async () => {
		const bild = art === 'GEZEICHNET' ? await alsBild(zeichnung) : null;
		const fehlend: Maengel = {
			...(art === 'GEZEICHNET' && !bild && { zeichnung: TEXT.fehlt.zeichnung }),
			...(!name.trim() && { name: TEXT.fehlt.name }),
			...(sitzung.isNummerNoetig && !nummer.trim() && { nummer: TEXT.fehlt.nummer }),
			...(!einverstanden && { einwilligung: TEXT.fehlt.einwilligung }),
		};
		setMaengel(fehlend);
		if (Object.keys(fehlend).length > 0) return;
		const vertragsnummer = sitzung.isNummerNoetig ? nummer.trim() : null;
		const leistung = { art, name: name.trim(), bild, vertragsnummer };
		if (gefragt && weichtAb(gefragt, leistung.name)) setFraglich(leistung);
		else befehl.execute(leistung);
	};
	const sende = (ereignis: FormEvent) => {
		ereignis.preventDefault();
		void absenden();
	};
	return (
		<Form className={css.formular} onSubmit={sende} noValidate>
			<Unterschriftsart art={art} onArt={setArt} sitzung={sitzung} fehler={maengel.zeichnung}>
				{art === 'GEZEICHNET' && <Zeichenfeld zeichnung={zeichnung} onChange={gezeichnet} />}
				{art === 'GETIPPT' && <p className={css.getippt}>{name}</p>}
			</Unterschriftsart>
			{sitzung.isKontoname ? (
				<div>
					<span className={css.beschriftung}>{TEXT.name}</span>
					<p>{name}</p>
					<p className={css.hinweis}>{TEXT.ausKonto}</p>
				</div>
			) : (
				<TextField
					label={TEXT.name}
					description={gefragt && name.trim() !== gefragt ? TEXT.abweichend(gefragt) : undefined}
					required
					autoComplete="name"
					maxLength={200}
					value={name}
					error={maengel.name}
					onChange={(e) => setName(e.currentTarget.value)}
				/>
			)}
			{sitzung.isNummerNoetig && (
				<TextField
					label={TEXT.nummer}
					description={TEXT.nummerText}
					required
					maxLength={30}
					value={nummer}
					error={maengel.nummer}
					onChange={(e) => setNummer(e.currentTarget.value)}
				/>
			)}
			<CheckboxField
				required
				label={sitzung.einwilligung}
				description={TEXT.gespeichert}
				checked={einverstanden}
				error={maengel.einwilligung}
				onChange={(e) => setEinverstanden(e.currentTarget.checked)}
			/>
			{sitzung.formsatz && <p className={css.hinweis}>{TEXT.form(sitzung.formsatz)}</p>}
			<p className={css.hinweis}>{TEXT.pruefsumme(sitzung.dokument.sha256)}</p>
			<div className={css.fuss}>
				{befehl.error && <ErrorBox text={befehl.error.message} />}
				<Button type="submit" variant="primary" size="xl" fullWidth disabled={!gelesen} loading={befehl.isRunning}>
					{TEXT.absenden}
				</Button>
				{rueckfrage}
			</div>
			{fraglich && gefragt && (
				<ConfirmDialog
					opened
					onClose={() => setFraglich(null)}
					title={TEXT.andererName.titel}
					confirm={TEXT.andererName.ja(fraglich.name)}
					cancel={TEXT.andererName.nein}
					onConfirm={() => {
						befehl.execute(fraglich);
						setFraglich(null);
					}}
				>
					<Stack gap={12}>
						<p>{TEXT.andererName.text(gefragt, fraglich.name)}</p>
						<p>{TEXT.andererName.danach}</p>
					</Stack>
				</ConfirmDialog>
			)}
		</Form>
	);
}

interface UnterschriftsartProps {
	art: Art;
	onArt: (art: Art) => void;
	sitzung: Unterschriftssitzung;
	fehler: string | undefined;
	children: ReactNode;
}

const HINWEIS = { GEZEICHNET: TEXT.zeichnen, GETIPPT: TEXT.tippen, HINTERLEGT: TEXT.hinterlegt } as const;

function Unterschriftsart({ art, onArt, sitzung, fehler, children }: UnterschriftsartProps) {
	const id = useId();
	const hinweis = art === 'GETIPPT' && sitzung.isKontoname ? TEXT.tippenMitKonto : HINWEIS[art];
	const arten: readonly Art[] = sitzung.hatHinterlegte
		? ['GEZEICHNET', 'GETIPPT', 'HINTERLEGT']
		: ['GEZEICHNET', 'GETIPPT'];
	return (
		<div className={css.art} aria-describedby={id}>
			<div className={css.artKopf}>
				<span className={css.beschriftung}>
					{TEXT.ihreUnterschrift}
					<span className={css.stern} aria-hidden="true">
						{' *'}
					</span>
				</span>
				<Segments
					label={TEXT.ihreUnterschrift}
					value={art}
					onChange={onArt}
					options={arten.map((value) => ({ value, label: TEXT.art[value] }))}
				/>
			</div>
			{children}
			<p id={id} className={fehler ? css.fehler : css.hinweis} role={fehler ? 'alert' : undefined}>
				{fehler ?? hinweis}
			</p>
		</div>
	);
}
