import type { Contract } from '#api/contract/contract.ts';
import { BFD_STELLEN, BFD_STELLENWORT } from '#domain/akte/bfd/stand.ts';
import { call } from '../../../client/call.ts';
import { BFD } from '../../../texte/geld/bfd.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { TextAreaField, TextField } from '../../../ui/fields/fields.tsx';
import { RadioField } from '../../../ui/fields/option-fields.tsx';
import { useFormular } from '../../formular/formular.ts';
import { FormularDialog } from '../../formular/formular-dialog.tsx';
import { useAkte } from '../akte-kontext.tsx';
import { betroffen } from '../befehl.ts';
import type { Vertrag } from '../typen.ts';
import type { BfdSchritt, BfdVereinbarung } from './queries.ts';

const PFAD = 'POST /v1/freiwilliger/{freiwilligerID}/vertrag/{vertragID}/bfd-vereinbarung';
type Eingabe = Contract[typeof PFAD]['body'];

interface Werte extends Record<string, unknown> {
	am: string | null;
	an: string;
	bfdKennung: string;
	grund: string;
}

interface BfdDialogProps {
	vertrag: Pick<Vertrag, 'id'>;
	bfd: BfdVereinbarung;
	schritt: BfdSchritt;
	onClose: () => void;
}

/** One step at the federal office, as it was taken there. */
export function BfdDialog({ vertrag, bfd, schritt, onClose }: BfdDialogProps) {
	const { freiwilliger, heute } = useAkte();
	const { titel, am } = BFD.schritte[schritt];
	const grundtitel = schritt === 'RUECKFRAGE' ? BFD.felder.rueckfrage : BFD.felder.grund;
	const formular = useFormular<Werte>({
		initialValues: { am: heute, an: bfd.an ?? 'ZENTRALSTELLE', bfdKennung: bfd.bfdKennung ?? '', grund: '' },
		labels: { am, an: BFD.felder.an, bfdKennung: BFD.felder.bfdKennung, grund: grundtitel },
		run: (werte, idempotencyKey) =>
			call(PFAD, {
				params: { freiwilligerID: freiwilliger.id, vertragID: vertrag.id },
				body: eingabe(schritt, werte),
				idempotencyKey,
			}),
		invalidates: betroffen(freiwilliger.id),
		meldung: BFD.gespeichert,
		onDone: onClose,
	});
	return (
		<FormularDialog formular={formular} titel={titel} verb={BFD.eintragen} onClose={onClose}>
			{schritt === 'EINREICHEN' && (
				<RadioField
					label={BFD.felder.an}
					options={BFD_STELLEN.map((value) => ({ value, label: BFD_STELLENWORT[value] }))}
					{...formular.feld('an')}
				/>
			)}
			<DateField label={am} required w={160} {...formular.feld('am')} />
			{schritt === 'GENEHMIGEN' && (
				<TextField
					label={BFD.felder.bfdKennung}
					description={BFD.kennungHilfe}
					required
					maxLength={20}
					{...formular.feld('bfdKennung')}
				/>
			)}
			{(schritt === 'RUECKFRAGE' || schritt === 'ABLEHNEN') && (
				<TextAreaField
					label={grundtitel}
					required={schritt === 'ABLEHNEN'}
					maxLength={2000}
					{...formular.feld('grund')}
				/>
			)}
		</FormularDialog>
	);
}

function eingabe(schritt: BfdSchritt, { am: tag, an, bfdKennung, grund }: Werte): Eingabe {
	const am = tag ?? '';
	switch (schritt) {
		case 'EINREICHEN':
			return { schritt, am, an: an as 'ZENTRALSTELLE' | 'ABRECHNUNGSSTELLE' };
		case 'GENEHMIGEN':
			return { schritt, am, bfdKennung };
		case 'BEANTWORTEN':
			return { schritt, am };
		default:
			return { schritt, am, grund };
	}
}
