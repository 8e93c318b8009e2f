comment on column product_variants.attributes is 'VariantAttributes';
