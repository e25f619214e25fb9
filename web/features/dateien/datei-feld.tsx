import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DATEITYPEN, type Endung, istBild } from '#domain/upload/dateitypen.ts';
import { bildadresse } from '../../client/bild.ts';
import { ladeHoch } from '../../client/lade-hoch.ts';
import { UploadField } from '../../ui/fields/upload-field.tsx';
import { parameterQuery } from '../portal/portal.ts';

const ALLE = Object.keys(DATEITYPEN) as Endung[];
export const BILDER = ALLE.filter(istBild);

/** Of an upload the field holds. */
export interface Hochgeladen {
	uploadID: string;
	/** As its sender calls it; not known of an image that was kept before. */
	name?: string;
	/** Where an image can be seen. */
	src?: string;
}

interface DateiFeldProps {
	id?: string;
	label: string;
	/** Stands elsewhere. */
	isLabelHidden?: boolean;
	autoFocus?: boolean;
	description?: ReactNode;
	error?: ReactNode;
	required?: boolean;
	endungen?: readonly Endung[];
	/** Less than the tenant allows anyway. */
	maxMB?: number;
	value: Hochgeladen | null;
	onChange: (value: Hochgeladen | null) => void;
}

/**
 * A file as part of a form: uploaded at once, its id goes with the form, whose command assigns it. What is never saved
 * goes after a day by itself.
 */
export function DateiFeld({ endungen = ALLE, maxMB, value, onChange, isLabelHidden, ...rest }: DateiFeldProps) {
	const { data } = useQuery(parameterQuery);
	const erlaubt = Math.min(maxMB ?? Number.POSITIVE_INFINITY, data?.uploadMaxMB ?? STANDARD_MB);
	return (
		<UploadField
			{...rest}
			labelHidden={isLabelHidden}
			file={value}
			extensions={endungen}
			maxMB={erlaubt}
			send={async (datei, optionen) => {
				const { uploadID } = await ladeHoch(datei, optionen);
				const istEinBild = datei.type.startsWith('image/');
				const src = istEinBild ? { src: bildadresse(uploadID) } : {};
				onChange({ uploadID, name: datei.name, ...src });
			}}
			onRemove={() => onChange(null)}
		/>
	);
}

/** Until the parameters are there. */
const STANDARD_MB = 25;
